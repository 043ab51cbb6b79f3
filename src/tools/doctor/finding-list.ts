import type { DoctorReport, Finding } from './doctor-report'

const indented = (text: string, indent: string): string => text.split('\n').join(`\n${indent}`)
const counted = (count: number, word: string): string =>
  `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`

function described({ id, severity, place: { url, file, line }, also, seen, why, fix, paste }: Finding): string {
  const at = `${file ?? url}${line === null ? '' : `:${line}`}`
  const lines = [
    `${severity === 'error' ? '✗' : '!'} ${id}  ${at}`,
    `    ${seen}`,
    ...(also.length > 0 ? [`    Also on: ${also.join(', ')}`] : []),
    `    Why: ${why}`,
    `    Fix: ${fix}`,
  ]
  if (paste !== null) lines.push(`      ${indented(paste, '      ')}`)
  return lines.join('\n')
}

/** Writes the report as text for a terminal. */
export function findingList({ target, pages, withoutTrackers, findings }: DoctorReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const summary = `${counted(pages.length, 'page')} checked: ${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`
  const plain =
    withoutTrackers.length > 0
      ? [
          `Without consent-elements and without a tracker: ${withoutTrackers.join(', ')}.\nNothing to do there, unless their scripts load a tracker later.`,
        ]
      : []
  return `${[target, ...findings.map(described), ...plain, summary].join('\n\n')}\n`
}
