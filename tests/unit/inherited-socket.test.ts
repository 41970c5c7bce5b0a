import { expect, test } from 'vitest';
import { inheritedSocket } from '../../server/http/listen.ts';

test('one socket that is meant for this process is used, and without a supervisor none', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3);
  for (const env of [{}, { LISTEN_PID: '', LISTEN_FDS: '' }]) expect(inheritedSocket(env, 42)).toBe(null);
});

test.each([
  ['several sockets', { LISTEN_PID: '42', LISTEN_FDS: '2' }],
  ['no socket', { LISTEN_PID: '42', LISTEN_FDS: '0' }],
  ['no number', { LISTEN_PID: '42', LISTEN_FDS: 'x' }],
  ['a socket for another process', { LISTEN_PID: '7', LISTEN_FDS: '1' }],
])('%s is refused with a remedy', (_what, env) => {
  expect(() => inheritedSocket(env, 42)).toThrow(/start dist\/server\.js itself.*leave one ListenStream/);
});
