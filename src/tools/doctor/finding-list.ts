import type { DoctorReport, Finding } from './doctor-report'

const indented = (text: string, indent: string): string => text.split('\n').join(`\n${indent}`)
const counted = (count: number, word: string): string =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`

const placeOf = ({ place: { url, file, line } }: Finding): string => `${file ?? url}${line === null ? '' : `:${line}`}`

/** @param earlier the findings above */
function described(finding: Finding, earlier: readonly Finding[]): string {
  const { id, severity, also, seen, why, fix, paste } = finding
  const at = placeOf(finding)
  // One tag can have several mistakes, and the tag to paste corrects them all.
  const isAbove = paste !== null && earlier.some(one => one.paste === paste && one.id === id && placeOf(one) === at)
  const lines = [
    `${severity === 'error' ? '✗' : '!'} ${id}  ${at}`,
    `    ${seen}`,
    ...(also.length > 0 ? [`    Also on: ${also.join(', ')}`] : []),
    `    Why: ${why}`,
    `    Fix: ${isAbove ? 'The tag above corrects this too.' : fix}`,
  ]
  if (paste !== null && !isAbove) lines.push(`      ${indented(paste, '      ')}`)
  return lines.join('\n')
}

/** Writes the report as text for a terminal. */
export function findingList({ target, pages, unopened, withoutTrackers, lists, findings }: DoctorReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const summary = `${counted(pages.length, 'page')} checked: ${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`
  const plain =
    withoutTrackers.length > 0
      ? [
          `Without consent-elements and without a tracker: ${withoutTrackers.join(', ')}.\nNothing to do there, unless their scripts load a tracker later.`,
        ]
      : []
  const closed = unopened.map(({ page, reason }) => `${page} was not checked: ${reason}`)
  return `${[target, ...findings.map((finding, at) => described(finding, findings.slice(0, at))), ...plain, ...closed, lists, summary].join('\n\n')}\n`
}
