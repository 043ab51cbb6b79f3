/** The browser's own, as they are before we or, where our script comes first, anybody else has patched them. */
const prototype = globalThis.Element?.prototype ?? {}
export const { getAttribute, removeAttribute, setAttribute } = prototype

/** Puts markup into an element. */
export const setInnerHtml = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')?.set as (html: string) => void

const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined

/** Where we came from, if by a tag: frames and workers begin with us. */
export const own = { src: script?.src, nonce: script?.nonce }
