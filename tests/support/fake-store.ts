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

/** A store whose methods, such as `find` and `messages.claim`, are called by that function. */
export function aroundMethods<Methods extends object>(
  methods: Methods,
  around: (name: string, call: () => Promise<unknown>, args: unknown[]) => unknown,
  path = '',
): Methods {
  return new Proxy(methods, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const name = path + String(key);
      if (value && typeof value === 'object') return aroundMethods(value, around, `${name}.`);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => around(name, async () => value(...args), args);
    },
  });
}
