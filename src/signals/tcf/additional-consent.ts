/**
 * Returns Google's Additional Consent string, version 2: the providers with consent, and all others that were disclosed.
 * @param disclosed the ids of all providers that were shown
 */
export function additionalConsent(granted: readonly number[], disclosed: readonly number[]): string {
  const list = (ids: readonly number[]): string => [...ids].sort((one, other) => one - other).join('.')
  return `2~${list(granted)}~dv.${list(disclosed.filter(id => !granted.includes(id)))}`
}
