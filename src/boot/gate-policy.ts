/** The Trusted Types policy of `guard.js`. */
export interface GatePolicy {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(url: string): string
}

const same = (text: string): string => text

/**
 * Creates that policy. It has a name of its own, because the whole guard creates one as well.
 * @returns the policy; one that returns plain texts if the browser has no Trusted Types, or the page forbids the name
 */
export function gatePolicy(): GatePolicy {
  const plain = { createHTML: same, createScript: same, createScriptURL: same }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): GatePolicy } }
  try {
    return trustedTypes?.createPolicy('consent-elements#granted', plain) ?? plain
  } catch {
    return plain
  }
}
