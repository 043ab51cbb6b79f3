/** The Trusted Types policy of `guard-granted.js` and `guard-gate.js`. */
export interface GrantedPolicy {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(url: string): string
}

const same = (text: string): string => text

/**
 * Creates that policy. It has a name of its own, because the guard that these
 * files load creates its policy as well.
 * @returns the policy; one that returns plain texts if the browser has no Trusted Types, or the page forbids the name
 */
export function trustedForGranted(): GrantedPolicy {
  const plain = { createHTML: same, createScript: same, createScriptURL: same }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): GrantedPolicy } }
  try {
    return trustedTypes?.createPolicy('consent-elements#granted', plain) ?? plain
  } catch {
    return plain
  }
}
