import type { Atom } from 'jotai/vanilla'
import type { ConsentStore } from '../store/create-consent-store'

/**
 * Runs a task whenever an atom's value changes.
 * @param task called with the new and the previous value
 * @param same returns whether two values are equal; `Object.is` by default
 * @returns an unsubscribe function
 */
export function onChange<T>(
  store: ConsentStore,
  atom: Atom<T>,
  task: (now: T, before: T) => void,
  same: (a: T, b: T) => boolean = Object.is,
): () => void {
  let last = store.get(atom)
  return store.sub(atom, () => {
    const before = last
    last = store.get(atom)
    if (!same(last, before)) task(last, before)
  })
}
