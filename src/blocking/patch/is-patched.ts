import { pageBlocker } from '../rules/page-blocker'

/**
 * Returns whether a patch is installed on this page. All copies of this script share one blocker.
 * @param name name of the patch, as given to startBlocking
 */
export const isPatched = (name: string): boolean => pageBlocker().restores[name] !== undefined
