/** The guard's Trusted Types policy. */
export interface GuardPolicy {
  createHTML(html: string): string | undefined
  createScriptURL(url: string): string | undefined
}

const key = Symbol.for('consent-elements guard policy')
const page = globalThis as unknown as Record<symbol, GuardPolicy | undefined>

/** Passes the policy of `guard.js` to the whole guard. */
export function provideGuardPolicy(policy: GuardPolicy): void {
  page[key] = policy
}

/** Returns the policy of `guard.js`, once; undefined without such a script. */
export function takeGuardPolicy(): GuardPolicy | undefined {
  const policy = page[key]
  delete page[key]
  return policy
}
