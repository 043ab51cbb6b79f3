import { TCString } from '@iabtechlabtcf/core'
import { ownProperties } from '../../consent/own-properties'
import { savedTcfKey } from './saved-tcf-key'

/** What is stored of a choice, beside the record of the decision. */
export interface SavedTcf {
  tcString: string
  additional: readonly number[]
  /** The id of the decision that it belongs to. */
  decision: string
  /** A hash of what was asked: other options ask again, another version of the list does not. */
  question: string
  /** False if the GDPR did not apply to the visitor when the choice was made. */
  applies?: false
  /** The vendors of the option `vendorHosts` that had a legal basis. */
  vendors?: readonly number[]
  /** When the list was last checked for a new version of the policies, in milliseconds since 1970. */
  checked: number
}

/** The text that was read last, and its content. Strings with 1,000 vendors take a millisecond to decode. */
let last: { text: string; saved: SavedTcf | null } | null = null

/** Returns the stored choice; null if there is none. An unreadable one is deleted. */
export function readSavedTcf(): SavedTcf | null {
  try {
    const text = localStorage.getItem(savedTcfKey)
    if (text === null) return null
    if (last?.text !== text) last = { text, saved: parsed(text) }
    if (last.saved === null) localStorage.removeItem(savedTcfKey)
    return last.saved
  } catch {
    return null // storage is blocked
  }
}

function parsed(text: string): SavedTcf | null {
  try {
    const value = ownProperties(JSON.parse(text) as unknown)
    const isWhole =
      value !== null &&
      ['tcString', 'decision', 'question'].every(name => typeof value[name] === 'string') &&
      (value.applies === undefined || value.applies === false) &&
      Number.isFinite(value.checked) &&
      [value.additional, value.vendors ?? []].every(
        ids => Array.isArray(ids) && ids.every(id => Number.isInteger(id) && (id as number) > 0),
      )
    // Strings of TCF 1 and cut ones do not have all fields. Without a list of disclosed vendors a string is invalid (IAB,
    // Consent string and vendor list formats v2, "Disclosed Vendors").
    const model = isWhole ? TCString.decode(value.tcString as string) : null
    if (model?.version !== 2 || !model.isServiceSpecific || [...model.vendorsDisclosed].length === 0) return null
    const saved = value as unknown as SavedTcf
    const isInString = (id: number): boolean => model.vendorConsents.has(id) || model.vendorLegitimateInterests.has(id)
    return saved.vendors ? { ...saved, vendors: saved.vendors.filter(isInString) } : saved
  } catch {
    return null
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
