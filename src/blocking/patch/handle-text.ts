import { holdStyles } from '../hold/hold-styles'
import type { Handler } from './patch'
import { styleOf } from './style-of'

/** Handles functions that write the text of a node, which may be that of a style or an attribute. */
export const handleText: Handler = (call, args, self) => {
  if ((self as Node).nodeType === 2) return void ((self as Attr).value = args[0] as string)
  const style = styleOf(self as Node)
  return call(style ? args.map(given => (typeof given === 'string' ? holdStyles(given, style) : given)) : args)
}
