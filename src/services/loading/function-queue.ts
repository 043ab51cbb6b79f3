import type { ServicePage } from '../service'

/** A vendor's global function. Until the vendor's script has loaded it only queues its calls. */
export type VendorFunction = ((...words: unknown[]) => unknown) & Record<string, unknown>

/** How a vendor's script finds the queued calls. */
export interface FunctionQueueForm {
  /** The property that holds the queue. Default `q`. */
  readonly queue?: string
  /** The property under which the vendor's script puts its own function, which then takes the calls. */
  readonly handler?: string
  /** Further properties that the vendor's script reads. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/**
 * Returns a vendor's global function; if there is none yet, defines one that queues its calls as `arguments` objects.
 * @param name the name of the global
 */
export function functionQueue(
  { globals }: Pick<ServicePage, 'globals'>,
  name: string,
  { queue = 'q', handler, fields }: FunctionQueueForm = {},
): VendorFunction {
  const existing = globals[name]
  if (typeof existing === 'function') return existing as VendorFunction
  const calls: unknown[] = []
  // Some vendors only accept real `arguments` objects, so this is no arrow function with a rest parameter.
  const stub = function () {
    const handle = handler === undefined ? undefined : stub[handler]
    if (typeof handle === 'function') return handle.apply(stub, arguments) as unknown
    return calls.push(arguments)
  } as VendorFunction
  globals[name] = Object.assign(stub, fields, { [queue]: calls })
  return stub
}
