import type { Judge } from './blocking-rules'
import { pageBlocker } from '../page-blocker'

/** Asks the judge who decides on this page at this moment; where there is none, everything may go. */
export const judgeRequest: Judge = (url, channel, base) => {
  const { judges } = pageBlocker()
  const judge = judges[judges.length - 1]
  if (!judge) return null
  return base === undefined ? judge(url, channel) : judge(url, channel, base)
}
