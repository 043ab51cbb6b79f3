import { pageBlocker } from '../page-blocker'

/**
 * Whether the page's one blocker, which startBlocking shares with all copies of our script, watches something.
 * @param name of a patch, as startBlocking was given it
 */
export const isPatched = (name: string): boolean => pageBlocker().restores[name] !== undefined
