// Whether this browser may hold an unsent enquiry. Every page checks it, where opening a database would cost more.

const storageKey = 'unsent';

export function setUnsentFlag(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, and so is IndexedDB.
  }
}

export function hasUnsentFlag(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
