import type { Judge } from './blocking-rules'
import { pageBlocker } from '../page-blocker'

/** Asks the judge who decides on this page at this moment; where there is none, everything may go. */
export const judgeRequest: Judge = (...request) => {
  const { judges } = pageBlocker()
  return judges[judges.length - 1]?.(...request) ?? null
}
