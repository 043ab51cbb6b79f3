interface TrustedTypes {
  createPolicy(
    name: string,
    rules: object,
  ): { createHTML(html: string): string | undefined; createScriptURL(url: string): string | undefined }
  isHTML(value: unknown): boolean
  isScriptURL(value: unknown): boolean
}

/** The browser's Trusted Types, where it has them. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/**
 * Reads a value once, so that what is judged is what is written. A trusted value stays the object that it is, because
 * the browser may insist on one; it cannot change.
 */
export const readOnce = (value: unknown): unknown =>
  typeof value === 'string' || trustedTypes?.isHTML(value) || trustedTypes?.isScriptURL(value)
    ? value
    : `${value as string}`

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

const same = (text: string): string => text

/** Returns our policy; one that makes nothing where the page allows us none. */
function ourPolicy(types: TrustedTypes): NonNullable<typeof policy> {
  try {
    policy ??= types.createPolicy('consent-elements#guard', { createHTML: same, createScriptURL: same })
  } catch {
    policy = { createHTML: () => undefined, createScriptURL: () => undefined }
  }
  return policy
}

/** @returns markup as a page takes it that insists on Trusted Types; undefined where it allows us no policy of our own */
export const trusted = (html: string): string | undefined =>
  trustedTypes ? ourPolicy(trustedTypes).createHTML(html) : html

/** Returns the address of a script of ours as a page takes it that insists on Trusted Types; itself where we have no policy. */
export const trustedUrl = (url: string): string => (trustedTypes && ourPolicy(trustedTypes).createScriptURL(url)) ?? url

/** @returns a text as what the page's value is, trusted or not; the value itself where we may not, or it says the same */
export const inPlaceOf = (value: unknown, text: string): unknown =>
  trustedTypes?.isHTML(value) ? (`${value as string}` === text ? value : (trusted(text) ?? value)) : text
