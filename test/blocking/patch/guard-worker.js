// Stands in for the guard of workers: it keeps what it is given, for the test.
const take = given => {
  delete globalThis.consentGuard
  globalThis.taken = given
}
if (globalThis.consentGuard) take(globalThis.consentGuard)
else Object.defineProperty(globalThis, 'consentGuard', { configurable: true, set: take })
