import { createStore } from 'jotai/vanilla'

/** The jotai store that both elements, the page and the effects read and write. */
export type ConsentStore = ReturnType<typeof createStore>

/** An empty store: nothing decided, default settings. Each server render needs one of its own. */
export const createConsentStore = (): ConsentStore => createStore()
