/** A window, ours or that of a frame, with all that scripts find in it. */
export type Realm = Window & typeof globalThis
