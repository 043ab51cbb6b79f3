import { patchFrameRealms } from '../frames/patch-realm'
import { scanSubtree } from '../hold/scan-subtree'
import { resumeObserver } from './observe-nodes'
import { holdCode } from './hold-code'
import { codeOf } from './holds-code'
import { alreadyScanned } from './passes-node'
import type { Handler } from './patch'
import type { Realm } from '../realm/realm'

/**
 * Returns the handler of functions that insert nodes, which may come from another document.
 * @param isBeside whether the nodes are inserted beside the element, and not into it
 */
export const insertionHandler =
  (realm: Realm, isBeside = false): Handler =>
  (call, args, self) => {
    resumeObserver()
    const node = (self as Partial<Range>).startContainer ?? (self as Node)
    const home = node.ownerDocument ?? (node as Document)
    if (!home.defaultView) return call(args)
    const owner = isBeside ? undefined : codeOf(node)
    if (owner) args = holdCode(owner, args)
    let mayBringFrames = false
    // Not `entries()`: Prototype.js replaces it with an incompatible method.
    for (let index = 0; index < args.length; index++) {
      const given = args[index]
      const { nodeType, ownerDocument, firstChild } = (given ?? {}) as Element
      if (!nodeType) continue
      mayBringFrames ||= firstChild !== null || 'contentWindow' in (given as Node)
      if ((ownerDocument ?? given) === home && !node.isConnected) continue
      scanSubtree(given as Node)
      const first = nodeType === 11 ? firstChild : (given as Node)
      // The observer scans SVG again. Scripts can write the address of an existing SVG element without its attributes,
      // and Chromium creates no mutation record for that.
      if (index === 0 && first && !('ownerSVGElement' in first)) alreadyScanned.add(first)
    }
    const result = call(args)
    if (mayBringFrames) patchFrameRealms(realm)
    return result
  }
