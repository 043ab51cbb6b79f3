import { createTwoFilesPatch } from 'diff'
import type { HandStep, InitPlan } from './init-plan'

const indented = (text: string): string => text.replace(/^/gm, '    ')

const described = ({ what, path, paste }: HandStep): string =>
  `- ${path === null ? '' : `${path}: `}${what}${paste === null ? '' : `\n\n${indented(paste)}\n`}`

/** Writes a plan for a terminal: a diff, the copied files as one line, and what is to be done by hand. */
export function showPlan({ title, changes, filesTo, byHand }: InitPlan): string {
  const isCopy = (path: string): boolean => filesTo !== null && path.startsWith(`${filesTo}/`)
  const copied = changes.filter(({ path }) => isCopy(path)).length
  const diffs = changes
    .filter(({ path }) => !isCopy(path))
    .map(({ path, before, after }) =>
      createTwoFilesPatch(before === null ? '/dev/null' : `a/${path}`, `b/${path}`, before ?? '', after).replace(
        /^=+\n/,
        '',
      ),
    )
  return (
    [
      `Project: ${title}`,
      ...(changes.length === 0 ? ['Nothing to change in the files.'] : []),
      ...diffs,
      ...(copied > 0 ? [`${copied === 1 ? '1 file is' : `${copied} files are`} copied to ${filesTo}/.`] : []),
      ...(byHand.length > 0 ? [`By hand:\n\n${byHand.map(described).join('\n')}`] : []),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}
