/** State of this tab in session storage, until it is closed. Where storage is blocked, nothing is remembered. */
export function sessionValue<Value>(key: string) {
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? null,
    save: (value: Value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
