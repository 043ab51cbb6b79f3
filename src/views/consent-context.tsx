import type { Atom, WritableAtom } from 'jotai/vanilla'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ConsentStore } from '../store/create-consent-store'

/** Hands the store of the running consent manager down to the views. */
export const ConsentContext = createContext<ConsentStore | null>(null)

/** What a server knew when it drew the page: React takes its markup over by it, and draws what is known now after that. */
export const ServedContext = createContext<ConsentStore | null>(null)

/**
 * The store of the running consent manager.
 * @throws Error outside a provider, saying how to mend it
 */
export function useConsentStore(): ConsentStore {
  const store = useContext(ConsentContext)
  if (store === null) {
    throw new Error(
      'No consent manager above this component. Wrap it in <ConsentProvider> from "consent-elements/react", or use the elements <consent-banner> and <privacy-settings-dialog>, which find it themselves.',
    )
  }
  return store
}

/**
 * Reads an atom and draws the component again whenever its value changes.
 * React's own subscription serves here: the binding `jotai/react` would only add its own way to a store.
 */
export function useValue<Value>(atom: Atom<Value>): Value {
  const store = useConsentStore()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  const served = useContext(ServedContext) ?? store
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => served.get(atom),
  )
}

/** @returns a function that writes the atom: what a press of a button does */
export function useAct<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  const store = useConsentStore()
  return useCallback((...args: Args) => store.set(atom, ...args), [store, atom])
}
