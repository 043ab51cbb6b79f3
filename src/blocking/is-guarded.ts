import { isGateClosed } from './gate/open-gate'
import { hasGuardLoader } from './guard-loader'
import { isBlockerProvided } from './provide-blocker'

/** Returns whether the page has a guard, whose file may still be on its way. */
export const isGuarded = (): boolean => isBlockerProvided() || isGateClosed() || hasGuardLoader()
