import { ownProperties } from '../../consent/own-properties'

/** What is stored of a choice, beside the record of the decision. */
export interface SavedTcf {
  tcString: string
  additional: readonly number[]
  /** The id of the decision that it belongs to. */
  decision: string
  /** A hash of what was asked: other options ask again, another version of the list does not. */
  question: string
  /** When the list was last checked for a new version of the policies, in milliseconds since 1970. */
  checked: number
}

/** The key in local storage. */
export const savedTcfKey = 'consent-elements-tcf'

/** Returns the stored choice; null if there is none, or it is unreadable. */
export function readSavedTcf(): SavedTcf | null {
  try {
    const value = ownProperties(JSON.parse(localStorage.getItem(savedTcfKey) ?? 'null') as unknown)
    const isWhole =
      value !== null &&
      ['tcString', 'decision', 'question'].every(name => typeof value[name] === 'string') &&
      typeof value.checked === 'number' &&
      Array.isArray(value.additional)
    return isWhole ? (value as unknown as SavedTcf) : null
  } catch {
    return null // storage is blocked, or another script wrote the value
  }
}

/** Stores a choice; null deletes it. Without storage, the choice lasts as long as the page. */
export function saveTcf(saved: SavedTcf | null): void {
  try {
    if (saved === null) localStorage.removeItem(savedTcfKey)
    else localStorage.setItem(savedTcfKey, JSON.stringify(saved))
  } catch {
    // storage is blocked
  }
}
