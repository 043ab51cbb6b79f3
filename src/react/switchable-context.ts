import { createContext } from 'react'
import type { SwitchableStore } from './switchable-store'

/** Hands down what the provider follows: the running manager, as soon as there is one. */
export const SwitchableContext = createContext<SwitchableStore | null>(null)
