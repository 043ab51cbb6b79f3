import { DAY } from '../../consent/day'
import type { SavedTcf } from './saved-tcf'

/** After how long the list is checked for a new version of the policies, about which visitors have to be asked again. */
const CHECK_INTERVAL = 7 * DAY

/** Returns whether the list has to be checked for other policies. */
export const isPolicyCheckDue = ({ checked }: SavedTcf): boolean => Date.now() - checked >= CHECK_INTERVAL
