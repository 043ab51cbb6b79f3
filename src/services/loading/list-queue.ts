import type { ServicePage } from '../service'

/** A vendor's global list. Once the vendor's script has loaded, `push` runs the commands. */
export interface ListQueue {
  push(...items: unknown[]): unknown
}

/**
 * Returns a vendor's global list of commands; defines an empty one if there is none.
 * @param name the name of the global
 */
export const listQueue = ({ globals }: Pick<ServicePage, 'globals'>, name: string): ListQueue =>
  (globals[name] ??= []) as ListQueue
