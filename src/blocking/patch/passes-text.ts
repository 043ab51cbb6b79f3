import { holdsCode } from './holds-code'
import { countPlainInsertion } from './observe-nodes'
import type { Passes } from './passes'
import { isStyle } from './style-of'

/** Returns whether a text can be written into a node without a check. */
export const passesText: Passes = self => {
  const { nodeType } = self as Node
  if (nodeType === 1) return !holdsCode(self as Node) && countPlainInsertion()
  return nodeType !== 2 && !isStyle((self as Node).parentNode) && countPlainInsertion()
}
