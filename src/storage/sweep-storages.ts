/** A kind of storage other than cookies. */
type Kind = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'

/** Runs a task and ignores its errors, so that one kind of storage that fails does not prevent sweeping the others. */
const attempt = async (task: () => unknown): Promise<void> => {
  try {
    await task()
  } catch {
    // this storage is blocked, missing or busy
  }
}

/**
 * Deletes entries of local and session storage, databases and caches.
 * @param isTrace returns whether to delete the entry of this name in this kind of storage
 * @returns a promise that resolves when everything that can be deleted has been deleted
 */
export async function sweepStorages(isTrace: (name: string, kind: Kind) => boolean): Promise<void> {
  // A sandboxed frame has no storage. Chromium's databases() causes an unhandled rejection there.
  if (origin === 'null') return
  const sweepKeys = (storage: Storage, kind: Kind): void =>
    Object.keys(storage)
      .filter(name => isTrace(name, kind))
      .forEach(key => storage.removeItem(key))
  await Promise.all([
    attempt(() => sweepKeys(localStorage, 'localStorage')),
    attempt(() => sweepKeys(sessionStorage, 'sessionStorage')),
    attempt(async () => {
      for (const { name } of await indexedDB.databases())
        if (name !== undefined && isTrace(name, 'indexedDB')) indexedDB.deleteDatabase(name)
    }),
    attempt(async () => {
      for (const name of await caches.keys()) if (isTrace(name, 'cache')) await caches.delete(name)
    }),
  ])
}
