import { layouts } from './layouts'

/** What other products call these layouts, by ours. */
const meant = new Map<(typeof layouts)[number], RegExp>([
  ['sheet', /sheet|drawer/i],
  ['inline', /static|block|embed|in-?line|flow/i],
  ['bar', /bar|footer|full/i],
  ['center', /cent|modal|popup|middle/i],
])

/** Returns the layout that a misspelt one probably means, if any. */
function meantLayout(name: string): string | undefined {
  const edge = /top|bottom/i.exec(name)?.[0]
  const side = /left|right|start|end/i.exec(name)?.[0]
  if (edge && side) return `${edge.toLowerCase()}-${/left|start/i.test(side) ? 'start' : 'end'}`
  return [...meant].find(([, words]) => words.test(name))?.[0]
}

/**
 * Returns the message about an unknown layout.
 * @param host the local name of the element that shows the banner
 */
export function explainLayout(host: string, name: string): string {
  const guess = meantLayout(name)
  const allowed = `allowed are ${layouts.join(', ')}`
  const subject = host === 'consent-banner' ? `<consent-banner> has the layout` : '<ConsentBanner layout> is'
  return `${subject} ${JSON.stringify(name)}; ${guess === undefined ? '' : `did you mean "${guess}"? `}${allowed}`
}
