import { pageGate, type LoggedStorage } from './page-gate'

/** Returns a copy of the log of blocked writes, oldest first. */
export const loggedStorage = (): LoggedStorage[] => pageGate().log.map(entry => ({ ...entry }))
