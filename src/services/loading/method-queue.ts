import type { ServicePage } from '../service'

/** A vendor's global list with methods. Until the vendor's script has loaded, the methods only queue calls. */
export type MethodQueue = unknown[] & Record<string, unknown>

/**
 * Returns a vendor's global object; if there is none, defines a list whose methods push `[method, …arguments]`.
 * @param name the name of the global
 * @param methods the methods that pages call
 */
export function methodQueue(
  { globals }: Pick<ServicePage, 'globals'>,
  name: string,
  methods: readonly string[],
): MethodQueue {
  if (typeof globals[name] === 'object' && globals[name] !== null) return globals[name] as MethodQueue
  const calls = [] as unknown as MethodQueue
  for (const method of methods) calls[method] = (...words: unknown[]) => calls.push([method, ...words])
  globals[name] = calls
  return calls
}
