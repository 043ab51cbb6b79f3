import { pageBlocker } from './rules/page-blocker'
import type { UnlistedRequest } from './rules/unlisted-requests'

/** Returns the third parties that no rule of this page knows; none once everything is allowed. */
export const unlistedOnPage = (): UnlistedRequest[] => pageBlocker().judges.slice(-1)[0]?.unlisted?.() ?? []
