/** The window of the page or of a frame, with its globals. */
export type Realm = Window & typeof globalThis
