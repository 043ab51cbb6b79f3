/** A kind of storage that is no cookie. */
type Kind = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'

/** What may fail in one kind of storage must not keep the others from being swept. */
const attempt = async (task: () => unknown): Promise<void> => {
  try {
    await task()
  } catch {
    // blocked, missing or busy: nothing that could be swept
  }
}

/**
 * Deletes entries of local and session storage, databases and caches.
 * @param isTrace which ones, by name and kind of storage
 * @returns when all that could be deleted is
 */
export async function sweepStorages(isTrace: (name: string, kind: Kind) => boolean): Promise<void> {
  // A sandboxed frame has no storage, and Chromium's databases() rejects a promise there that nobody is given.
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
