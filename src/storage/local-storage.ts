import { toJson } from '../consent/json'
import { storageKeys } from './storage-keys'

// Access to local storage that never throws. Local storage fails in three ways: the getter throws (blocked cookies,
// sandboxed frames), it is null (Firefox with dom.storage.enabled off), or writing throws (quota).

/** Returns the parsed value; undefined if there is none, if it is not JSON, or if storage cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. Returns whether it is stored, because a write can also fail silently. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    const text = toJson(value)
    localStorage.setItem(key, text)
    return reads.some(read => attempt(() => read(key) === text))
  } catch {
    return false
  }
}

/** Two ways to read an entry, because another script may have broken either. */
const reads: readonly ((key: string) => unknown)[] = [key => localStorage.getItem(key), key => localStorage[key]]

function attempt(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** Removes an entry. If `removeItem` fails, it is overwritten with an empty text, or deleted as a property. */
export function removeStored(key: string): void {
  const attempts = [
    () => localStorage.removeItem(key),
    () => localStorage.setItem(key, ''),
    () => delete localStorage[key],
  ]
  for (const attempt of attempts)
    try {
      attempt()
      if (!(key in localStorage)) return
    } catch {
      // try the next way
    }
}

/**
 * Returns whether storage can be written. It runs before the banner is shown. Nothing may be stored without consent
 * then (ePrivacy Directive 5(3)), so the test entry is removed within the same task.
 */
export function storageWorks(): boolean {
  const works = writeStored(storageKeys.test, 1)
  removeStored(storageKeys.test)
  return works
}
