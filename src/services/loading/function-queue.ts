import type { ServicePage } from '../service'
import type { ListQueue } from './list-queue'

/** A vendor's global function. It only queues calls until the vendor's script has loaded. */
export type VendorFunction = ((...words: unknown[]) => unknown) & Record<string, unknown>

/** How a vendor's script finds the queued calls. */
export interface FunctionQueueForm {
  /** The property that holds the queue. Default `q`. */
  readonly queue?: string
  /** The property in which the vendor's script stores the function that handles calls from then on. */
  readonly handler?: string
  /** How each call is queued. Default `arguments`; some vendors require plain arrays. */
  readonly items?: 'arguments' | 'arrays'
  /** Further properties that the vendor's script reads. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/**
 * Returns a vendor's global function; if it does not exist, defines one that queues calls.
 * @param name the name of the global
 */
export function functionQueue(
  { globals }: Pick<ServicePage, 'globals'>,
  name: string,
  { queue = 'q', handler, items = 'arguments', fields }: FunctionQueueForm = {},
): VendorFunction {
  const existing = globals[name]
  if (typeof existing === 'function') return existing as VendorFunction
  // Some vendors only accept real `arguments` objects, which arrow functions do not have.
  const stub = function () {
    const handle = handler === undefined ? undefined : stub[handler]
    if (typeof handle === 'function') return handle.apply(stub, arguments) as unknown
    // Vendors replace the queue, or its `push`, once their script has loaded.
    const calls = stub[queue] as ListQueue | undefined
    return calls?.push(items === 'arrays' ? [...arguments] : arguments)
  } as VendorFunction
  globals[name] = Object.assign(stub, fields, { [queue]: [] })
  return stub
}
