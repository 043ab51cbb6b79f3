import { useContext, useSyncExternalStore } from 'react'
import type { ConsentStore } from '../store/create-consent-store'
import { useConsentStore } from '../views/consent-context'
import { SwitchableContext } from './switchable-context'

/**
 * Returns the running manager's own store. It is null before a manager runs, on a server, and during hydration.
 * @throws Error outside a ConsentProvider
 */
export function useRunningStore(): ConsentStore | null {
  useConsentStore() // throws outside a ConsentProvider
  const following = useContext(SwitchableContext)
  return useSyncExternalStore(
    following?.onRunning ?? neverChanges,
    () => following?.running() ?? null,
    () => null,
  )
}

const neverChanges = () => () => {}
