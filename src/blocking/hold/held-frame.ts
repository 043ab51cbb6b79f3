import { isCategoryName, type CategoryName } from '../../consent/categories'
import { judgeRequest } from '../rules/judge-request'
import { namedCategories } from './named-categories'
import { requestLog } from '../page/request-log'

/** A blocked frame. */
export interface HeldFrame {
  /** Its address as the page wrote it. */
  url: string
  /** The categories that it needs to load. */
  categories: readonly CategoryName[]
  /** Set if the browser may have sent the request, because the parser had read the tag before the guard could. */
  mayHaveBeenRequested?: true
}

/**
 * Returns whether a frame is large enough for visible content. Smaller ones are counters or pass messages. In CSS
 * pixels.
 */
export const isLargeEnough = ({ width, height }: { width: number; height: number }): boolean =>
  width > 159 && height > 89

/**
 * Returns what a frame needs to load. Frames are blocked by markup that names their categories, or by the guard, which
 * removes the address but returns it to scripts that read it.
 * @param allows returns whether a category is in force
 * @returns null for a frame that is not blocked, or that can never load
 */
export function heldFrame(frame: HTMLElement, allows: (category: CategoryName) => boolean): HeldFrame | null {
  if (frame.hasAttribute('src')) return null
  const src = frame.getAttribute('data-src')
  const named = src === null ? [] : namedCategories(frame)
  const missing = named.filter(name => !allows(name as CategoryName))
  // Its categories may be allowed while its service is refused.
  const url = missing.length > 0 || frame.hasAttribute('data-service') ? src : frame.getAttribute('src')
  if (!url || !missing.every(isCategoryName)) return null
  const listed = judgeRequest(url, 'release')?.category
  const categories = [...new Set(listed ? [...missing, listed] : missing)]
  if (categories.length === 0) return null
  const mayHaveBeen = requestLog().some(
    request => request.url === url && request.channel === 'iframe' && request.mayHaveBeenRequested,
  )
  return { url, categories, ...(mayHaveBeen && { mayHaveBeenRequested: true }) }
}
