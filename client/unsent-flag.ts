// Whether this browser may hold an unsent enquiry. Every page checks it, where opening a database would cost more.

const name = 'unsent';

export function setUnsentFlag(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked, and so is IndexedDB.
  }
}

export function hasUnsentFlag(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
