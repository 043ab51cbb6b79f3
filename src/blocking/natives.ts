/** The browser's own, as they are before we or, where our script comes first, anybody else has patched them. */
export const { getAttribute, removeAttribute, setAttribute } = globalThis.Element?.prototype ?? {}
