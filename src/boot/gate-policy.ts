import { provideGuardPolicy } from '../blocking/page/guard-policy'

/** The Trusted Types policy of `guard.js`. */
export interface GatePolicy {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(url: string): string
}

const same = (text: string): string => text

/**
 * Creates that policy, which the whole guard then uses as well: a name can be used once.
 * @returns the policy; one that returns plain texts if the browser has no Trusted Types, or the page forbids the name
 */
export function gatePolicy(): GatePolicy {
  const plain = { createHTML: same, createScript: same, createScriptURL: same }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): GatePolicy } }
  try {
    if (!trustedTypes) return plain
    const policy = trustedTypes.createPolicy('consent-elements#guard', plain)
    provideGuardPolicy(policy)
    return policy
  } catch {
    return plain
  }
}
