interface TrustedTypes {
  isHTML(value: unknown): boolean
  isScriptURL(value: unknown): boolean
  defaultPolicy: unknown
}

/** The browser's Trusted Types, where it has them. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/**
 * Reads a value once, so that what is judged is what is written. A trusted value stays the object that it is, because
 * the browser may insist on one; it cannot change.
 */
export const readOnce = (value: unknown): unknown =>
  trustedTypes?.isHTML(value) || trustedTypes?.isScriptURL(value) ? value : `${value as string}`
