interface TrustedTypesFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string }
}

let policy: { createScriptURL(url: string): string } | undefined

/**
 * Returns a script's address as a Trusted Type, for pages with `require-trusted-types-for 'script'`. The site has to
 * allow our policy with `trusted-types consent-elements`. Otherwise the address is returned as a text, which the
 * browser blocks.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypesFactory }
  try {
    policy ??= trustedTypes?.createPolicy('consent-elements', { createScriptURL: (url: string) => url })
  } catch {
    // another copy of our script has created the policy, or the site does not allow it
  }
  return policy?.createScriptURL(url) ?? url
}
