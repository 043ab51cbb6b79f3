import type { Atom } from 'jotai/vanilla'
import type { ConsentStore } from '../store/create-consent-store'

/**
 * Runs a task whenever one of several atoms becomes another.
 * @returns ends it
 */
export function onAnyChange(store: ConsentStore, atoms: readonly Atom<unknown>[], task: () => void): () => void {
  const stops = atoms.map(atom => store.sub(atom, task))
  return () => stops.forEach(stop => stop())
}
