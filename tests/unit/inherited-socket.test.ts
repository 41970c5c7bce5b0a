import { expect, test } from 'vitest';
import { inheritedSocket } from '../../server/http/listen.ts';

test('one socket that is meant for this process is used, and without a supervisor none', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3);
  for (const env of [{}, { LISTEN_PID: '', LISTEN_FDS: '' }]) expect(inheritedSocket(env, 42)).toBe(null);
});

test('several, none or another process’s sockets are refused with a remedy', () => {
  const remedy = /start dist\/server\.js itself.*leave one ListenStream/;
  for (const [pid, count] of ['42 2', '42 0', '42 x', '7 1'].map((text) => text.split(' ')))
    expect(() => inheritedSocket({ LISTEN_PID: pid, LISTEN_FDS: count }, 42)).toThrow(remedy);
});
