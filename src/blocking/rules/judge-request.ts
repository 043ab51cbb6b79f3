import type { Judge } from './blocking-rules'
import { pageBlocker } from './page-blocker'

/** Calls the judge that decides on this page now. Without one, every request is allowed. */
export const judgeRequest: Judge = (url, channel, base) => {
  const { judges } = pageBlocker()
  const judge = judges[judges.length - 1]
  if (!judge) return null
  return base === undefined ? judge(url, channel) : judge(url, channel, base)
}
