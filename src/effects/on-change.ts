import type { Atom } from 'jotai/vanilla'
import type { ConsentStore } from '../store/create-consent-store'

/**
 * Runs a task whenever an atom's value becomes another.
 * @param task is given the new value and the one before
 * @param same tells whether two values are equal; identity unless given
 * @returns ends it
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
