import type { Store } from '../../server/store.ts';

/** A store with only the methods that a test defines; the others reject. */
export function fakeStore(does: Partial<Store>): Store {
  return rejectingUnless({
    newerSchema: null,
    messages: rejectingUnless({}),
    dataRequests: rejectingUnless({}),
    ...does,
  });
}

function rejectingUnless<Fake extends object>(does: object): Fake {
  const reject = () => Promise.reject(new Error('This store method is not faked.'));
  // A promise that resolves with the store asks whether it is a promise itself.
  const get = (target: object, name: string | symbol) =>
    name in target || name === 'then' ? Reflect.get(target, name) : reject;
  return new Proxy(does, { get }) as Fake;
}
