interface TrustedTypesFactory {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string }
}

let policy: { createScriptURL(url: string): string } | undefined

/**
 * Makes a script's address acceptable under `require-trusted-types-for 'script'`; the site allows our one policy with
 * `trusted-types consent-elements`. Where it does not, the address is handed back and the browser refuses it.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypesFactory }
  try {
    policy ??= trustedTypes?.createPolicy('consent-elements', { createScriptURL: (url: string) => url })
  } catch {
    // another copy of our script has made the policy, or the site does not allow it
  }
  return policy?.createScriptURL(url) ?? url
}
