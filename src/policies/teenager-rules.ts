import { readPlace, type Place } from './read-place'

/** What a law says about data of teenagers whom a site knows to be of that age. It is no legal advice. */
export interface TeenagerRule {
  /** ISO 3166 region, such as `US-NJ`. */
  place: string
  /** From this age. Below it, the laws about children apply. */
  from: number
  /** Below this age. */
  below: number
  /** Whether the sale of their data and targeted advertising need their consent, or are forbidden. */
  rule: 'consent' | 'forbidden'
  source: { title: string; url: string }
  /** When a person last compared the rule with its source, as YYYY-MM-DD; null if nobody has. */
  reviewed: string | null
  reviewer: string
}

const rule = (place: string, below: number, what: TeenagerRule['rule'], title: string, url: string): TeenagerRule => ({
  place,
  from: 13,
  below,
  rule: what,
  source: { title, url },
  reviewed: null,
  reviewer: 'nobody outside',
})

/** The rules of US states that go beyond COPPA, which ends at 13. */
export const teenagerRules: readonly TeenagerRule[] = [
  rule('US-CA', 16, 'consent', 'Civil Code 1798.120(c)', 'https://leginfo.legislature.ca.gov/'),
  rule('US-CO', 18, 'consent', 'Colorado Revised Statutes 6-1-1308.5', 'https://leg.colorado.gov/bills/sb24-041'),
  rule('US-CT', 18, 'forbidden', 'Public Act 25-113, since 2026-07-01', 'https://www.cga.ct.gov/'),
  rule('US-DE', 18, 'consent', '6 Delaware Code 12D-106(a)(7)', 'https://delcode.delaware.gov/title6/c012d/'),
  rule('US-FL', 18, 'consent', 'Florida Statutes 501.701 and following', 'http://www.leg.state.fl.us/statutes/'),
  rule('US-MD', 18, 'forbidden', 'Commercial Law 14-4607', 'https://mgaleg.maryland.gov/'),
  rule('US-MN', 17, 'consent', 'Minnesota Statutes 325M.16', 'https://www.revisor.mn.gov/statutes/cite/325M'),
  rule('US-MT', 18, 'consent', 'Montana Code 30-14-2801 and following', 'https://mca.legmt.gov/'),
  rule('US-NH', 16, 'consent', 'RSA 507-H:6', 'https://gc.nh.gov/rsa/html/LII/507-H/507-H-mrg.htm'),
  rule('US-NJ', 17, 'consent', 'N.J.S.A. 56:8-166.12', 'https://pub.njleg.state.nj.us/Bills/2022/AL23/266_.HTM'),
  rule('US-OR', 16, 'forbidden', 'House Bill 2008 of 2025, since 2026-01-01', 'https://olis.oregonlegislature.gov/'),
]

/** Returns the rule about teenagers at a place; null if none is known. */
export function teenagerRuleFor(at: Place): TeenagerRule | null {
  const { country, region } = readPlace(at)
  return teenagerRules.find(({ place }) => place === `${country}-${region}`) ?? null
}
