import { expect, test } from 'vitest';
import { inheritedSocket } from '../../server/http/listen.ts';

test('without a supervisor there is no inherited socket', () => {
  expect(inheritedSocket({}, 42)).toBe(null);
  expect(inheritedSocket({ LISTEN_PID: '', LISTEN_FDS: '' }, 42)).toBe(null);
});

test('one socket that is meant for this process is used', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3);
});

test.each([
  ['several sockets', { LISTEN_PID: '42', LISTEN_FDS: '2' }],
  ['no socket', { LISTEN_PID: '42', LISTEN_FDS: '0' }],
  ['no number', { LISTEN_PID: '42', LISTEN_FDS: 'x' }],
  ['no number at all', { LISTEN_PID: '42' }],
  ['a socket for another process', { LISTEN_PID: '7', LISTEN_FDS: '1' }],
  ['a socket for no process', { LISTEN_FDS: '1' }],
])('%s is refused with a remedy', (_what, env) => {
  expect(() => inheritedSocket(env, 42)).toThrow(/start dist\/server\.js itself.*leave one ListenStream/);
});
