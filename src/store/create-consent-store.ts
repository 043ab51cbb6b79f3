import { createStore } from 'jotai/vanilla'

/** The jotai store that the elements, the page and the effects share. */
export type ConsentStore = ReturnType<typeof createStore>

/** Creates a store with default settings and no decision. Each server render needs its own store. */
export const createConsentStore = (): ConsentStore => createStore()
