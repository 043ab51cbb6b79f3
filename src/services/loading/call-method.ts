import type { ServicePage } from '../service'

/**
 * Calls a method of a vendor's global object. Does nothing if the method does not exist, for example because an
 * extension has blocked the vendor's script.
 * @param path the global and the method, separated by a dot, for example `fathom.blockTrackingForMe`
 */
export function callMethod({ globals }: Pick<ServicePage, 'globals'>, path: string, ...words: unknown[]): unknown {
  const [name = '', ...steps] = path.split('.')
  let owner: unknown
  let value: unknown = globals[name]
  for (const step of steps) {
    owner = value
    value = (owner as Record<string, unknown> | null | undefined)?.[step]
  }
  return typeof value === 'function' ? (value.apply(owner, words) as unknown) : undefined
}
