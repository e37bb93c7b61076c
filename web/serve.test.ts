import { expect, test } from 'vitest';
import { addressFrom } from './serve.ts';

test('the page is served where arguments say, else the environment, else on this machine alone', () => {
  expect(addressFrom([], {})).toEqual({ port: 4321, host: '127.0.0.1' });
  expect(addressFrom([], { PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
  expect(addressFrom(['--port', '9000', '--host', '::1'], { PORT: '8080', HOST: '0.0.0.0' })).toEqual({
    port: 9000,
    host: '::1',
  });
  expect(addressFrom([], { PORT: '', HOST: '' })).toEqual({ port: 4321, host: '127.0.0.1' });
});

test('what is no port is refused with a sentence that says where it stands', () => {
  expect(addressFrom([], { PORT: 'http' })).toBe('PORT: http is not a port; give a number from 0 to 65535');
  expect(addressFrom(['--port', '70000'], {})).toBe('--port: 70000 is not a port; give a number from 0 to 65535');
  expect(addressFrom(['--prot', '1'], {})).toContain('usage: [--port');
});
