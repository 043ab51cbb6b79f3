import type { Judge } from './blocking-rules'
import { holdTree } from './hold-tree'
import type { Restore } from './replace-methods'

/**
 * Watches the tags that the parser puts into the document, as best as page script can: a script does not run, and
 * frames, style sheets, links, media and images are stopped, but what the browser fetches ahead of its parser, or as
 * soon as there is a tag, may have been asked for by then.
 */
export function patchParser(held: Judge): Restore {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) holdTree(held, node)
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    return true
  }
}
