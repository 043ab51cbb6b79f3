import { createContext } from 'react'
import type { FollowingStore } from './switchable-store'

/** Hands down what the provider follows: the running manager, as soon as there is one. */
export const FollowingContext = createContext<FollowingStore | null>(null)
