import { useContext, useSyncExternalStore } from 'react'
import type { ConsentStore } from '../store/create-consent-store'
import { useConsentStore } from '../views/consent-context'
import { SwitchableContext } from './switchable-context'

/**
 * The running manager's own store; null before it runs, on a server, and while React takes over what a server has sent.
 * @throws Error outside a ConsentProvider
 */
export function useRunningStore(): ConsentStore | null {
  useConsentStore() // which says how to mend it
  const following = useContext(SwitchableContext)
  return useSyncExternalStore(
    following?.onRunning ?? neverChanges,
    () => following?.running() ?? null,
    () => null,
  )
}

const neverChanges = () => () => {}
