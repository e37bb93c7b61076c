/** Small signs of our own: the cage, a rat's head, a peculiar rat's hat; dice; game-icons. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'cage-small',
    viewBox: '0 0 60 58',
    body: `
  <path d="M8 52V28C8 14 18 8 30 8C42 8 52 14 52 28V52Z" fill="#4a3f31" opacity=".2"/><g fill="none" stroke="#4a3f31" stroke-width="3.6" stroke-linecap="round"><path d="M8 52V28C8 14 18 8 30 8C42 8 52 14 52 28V52M19 52V13M30 52V8M41 52V13M5 52H55M8 31H52"/><circle cx="30" cy="4.5" r="3"/></g>
`,
  },
  {
    id: 'i-rathead',
    viewBox: '0 0 16 16',
    body: `
  <path d="M2.2 6.2C.6 5.2.4 2.6 2.2 1.6C4 .8 6 2 6.2 4H9.8C10 2 12 .8 13.8 1.6C15.6 2.6 15.4 5.2 13.8 6.2C14 10 11 14.6 8 15.4C5 14.6 2 10 2.2 6.2ZM5.6 8.6A1.1 1.1 0 1 0 5.6 8.5ZM8.2 8.6A1.1 1.1 0 1 0 8.2 8.5Z" fill="currentColor" fill-rule="evenodd"/>
`,
  },
  {
    id: 'i-peculiar',
    viewBox: '0 0 24 24',
    body: `
  <path d="M1.5 10.5C2 6.5 6.5 6.4 8.6 6.2C9 2.2 15 2.2 15.4 6.2C17.5 6.4 22 6.5 22.5 10.5C19 9.7 15.5 9.2 12 9.2S5 9.7 1.5 10.5Z" fill="currentColor"/><path d="M4.6 12.2C9 10.7 15 10.7 19.4 12.2C19.8 16.6 15.6 21.6 12 22.6C8.4 21.6 4.2 16.6 4.6 12.2ZM8.9 14.6A1.4 1.4 0 1 0 8.9 14.5ZM13 13.2L17 14.4L14.6 16.4Z" fill="currentColor" fill-rule="evenodd"/>
`,
  },
];
