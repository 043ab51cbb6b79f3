import { holdStyles } from '../hold/hold-styles'
import { letPass, type Handler } from './patch'
import { isStyle, styleOf } from './style-of'

const handle: Handler = (call, args, self) => {
  if ((self as Node).nodeType === 2) return void ((self as Attr).value = args[0] as string)
  const style = styleOf(self as Node)
  return call(style ? args.map(given => (typeof given === 'string' ? holdStyles(given, style) : given)) : args)
}

/** Handles functions that write the text of a node, which may be that of a style or an attribute. */
export const handleText = letPass(handle, self => {
  // Few properties are read, because each read takes a tenth of the time of the native call.
  const { nodeType } = self as Node
  if (nodeType === 1) return (self as Element).localName !== 'style'
  return nodeType !== 2 && !isStyle((self as Node).parentNode)
})
