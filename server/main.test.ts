import { expect, test } from 'vitest';
import { optionsFrom } from './main.ts';

test('where to listen: as the arguments say, else the environment, else this machine only', () => {
  expect(optionsFrom([], {}, 'home')).toMatchObject({ port: 4321, host: '127.0.0.1', data: 'home' });
  const env = { PORT: '8080', HOST: '0.0.0.0' };
  expect(optionsFrom(['--data', 'rooms'], env, 'home')).toMatchObject({ port: 8080, host: '0.0.0.0', data: 'rooms' });
  expect(optionsFrom(['--port', '9000', '--host', '::1'], env, '')).toMatchObject({ port: 9000, host: '::1' });
  expect(optionsFrom([], { PORT: '', HOST: '' }, '')).toMatchObject({ port: 4321, host: '127.0.0.1' });
});

test('what makes no sense is said in a sentence', () => {
  expect(optionsFrom([], { PORT: 'http' }, '')).toBe('PORT: http is not a port; give a number from 0 to 65535');
  expect(optionsFrom(['--port', '70000'], {}, '')).toBe('--port: 70000 is not a port; give a number from 0 to 65535');
  expect(optionsFrom(['--bots', 'brilliant'], {}, '')).toContain('--bots: brilliant is no bot');
  expect(optionsFrom(['--contact', 'me'], {}, '')).toContain('--contact: me is no address');
  expect(optionsFrom(['--prot', '1'], {}, '')).toContain('usage: smallfolk serve');
});
