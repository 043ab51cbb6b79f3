import type { Atom } from 'jotai/vanilla'
import type { ConsentStore } from '../store/create-consent-store'

/**
 * Runs a task whenever the value of one of several atoms changes.
 * @returns an unsubscribe function
 */
export function onAnyChange(store: ConsentStore, atoms: readonly Atom<unknown>[], task: () => void): () => void {
  const stops = atoms.map(atom => store.sub(atom, task))
  return () => stops.forEach(stop => stop())
}
