import type { Atom, WritableAtom } from 'jotai/vanilla'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ConsentStore } from '../store/create-consent-store'

/** Provides the store of the running consent manager to the views. */
export const ConsentContext = createContext<ConsentStore | null>(null)

/** Provides the state of the server render. React hydrates with it and renders the current state afterwards. */
export const ServedContext = createContext<ConsentStore | null>(null)

/**
 * Returns the store of the running consent manager.
 * @throws Error outside a provider, with the markup that works
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
 * Reads an atom. The component renders again when its value changes. `jotai/react` would do the same, but adds a second
 * way to provide a store.
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

/** Returns a function that writes the atom, for event handlers. */
export function useAct<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  const store = useConsentStore()
  return useCallback((...args: Args) => store.set(atom, ...args), [store, atom])
}
