import { isCategoryName, type CategoryName } from '../../consent/categories'
import { judgeRequest } from '../rules/judge-request'
import { namedCategories } from '../markup/named-categories'

/** What a frame waits for. */
export interface HeldFrame {
  /** As the page wrote it. */
  url: string
  /** The categories without which it does not load. */
  categories: readonly CategoryName[]
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
  const { dataset } = frame
  const { src } = dataset
  const named = src === undefined ? [] : namedCategories(frame)
  const missing = named.filter(name => !allows(name as CategoryName))
  // Its categories may be allowed, and its service refused.
  const url = missing.length > 0 || dataset.service !== undefined ? src : frame.getAttribute('src')
  if (!url || !missing.every(isCategoryName)) return null
  const listed = judgeRequest(url, 'release')?.category
  const categories = [...new Set(listed ? [...missing, listed] : missing)]
  return categories.length > 0 ? { url, categories } : null
}
