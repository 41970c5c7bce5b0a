/** A value in session storage, which lasts until the tab is closed. Where storage is blocked, nothing is stored. */
export function sessionValue<Value>(key: string) {
  return {
    read: () => ignoreErrors(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? null,
    save: (value: Value) => ignoreErrors(() => sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => ignoreErrors(() => sessionStorage.removeItem(key)),
  };
}

/** Whether the browser stores anything. */
export function mayStore(): boolean {
  const probe = sessionValue('probe');
  probe.save(1);
  const isStored = probe.read() === 1;
  probe.remove();
  return isStored;
}

function ignoreErrors<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
