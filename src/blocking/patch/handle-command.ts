import { neutralize } from '../hold/neutralize'
import type { Handler } from './patch'
import { inPlaceOf } from './read-once'

/**
 * Neutralizes markup that is inserted into editable content. The observer later restores the attributes through the
 * patches.
 */
export const handleCommand: Handler = (call, args) => {
  if (/html/i.test(args[0] as string)) args[2] = inPlaceOf(args[2], neutralize(`${args[2] as string}`))
  return call(args)
}
