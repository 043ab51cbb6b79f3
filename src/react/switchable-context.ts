import { createContext } from 'react'
import type { SwitchableStore } from './switchable-store'

/** Provides the store that forwards to the running manager's store, once there is one. */
export const SwitchableContext = createContext<SwitchableStore | null>(null)
