import { isCategoryName, type CategoryName } from '../../consent/categories'
import { judgeRequest } from '../rules/judge-request'
import { namedCategories } from '../markup/named-categories'
import { requestLog } from '../request-log'

/** What a frame waits for. */
export interface HeldFrame {
  /** As the page wrote it. */
  url: string
  /** The categories without which it does not load. */
  categories: readonly CategoryName[]
  /** Whether the browser may have asked for it, because the parser had read its tag before the guard could. */
  mayHaveBeenRequested?: true
}

/** Whether a frame is one to look at; smaller ones count visits, or carry messages. */
export const isLargeEnough = ({ width, height }: { width: number; height: number }): boolean =>
  width > 199 && height > 119

/**
 * Says whether, and for what, a frame waits: markup that names its categories, or an address that the guard has taken away
 * and still hands out to who reads it.
 * @param allows whether a category is in force
 * @returns null for a frame that does not wait, or that could never load
 */
export function heldFrame(frame: HTMLElement, allows: (category: CategoryName) => boolean): HeldFrame | null {
  if (frame.hasAttribute('src')) return null
  const src = frame.getAttribute('data-src')
  const named = src === null ? [] : namedCategories(frame)
  const missing = named.filter(name => !allows(name as CategoryName))
  const url = missing.length > 0 ? src : frame.getAttribute('src')
  if (!url || !missing.every(isCategoryName)) return null
  const listed = judgeRequest(url, 'release')?.category
  const categories = [...new Set(listed ? [...missing, listed] : missing)]
  if (categories.length === 0) return null
  const isMet = requestLog().some(
    request => request.url === url && request.channel === 'iframe' && request.mayHaveBeenRequested,
  )
  return { url, categories, ...(isMet && { mayHaveBeenRequested: true }) }
}
