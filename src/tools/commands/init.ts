import { createInterface } from 'node:readline/promises'
import type { Command } from '../command'
import { describeLists } from '../lists/describe-lists'
import { loadLists } from '../lists/load-lists'
import { applyPlan } from '../init/apply-plan'
import { initUsage } from '../init/init-usage'
import { planProject } from '../init/plan-project'
import { readInitArguments } from '../init/read-init-arguments'
import { showPlan } from '../init/show-plan'
import { undoPlan } from '../init/undo-plan'
import { print } from '../print'

const printLine = (text: string) => print(`${text}\n`)

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Apply these changes? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

function undo(root: string): number {
  const { restored, cleaned, kept, failed } = undoPlan(root)
  printLine(`${restored.length} ${restored.length === 1 ? 'file is' : 'files are'} as before.`)
  for (const path of cleaned) printLine(`${path}: the lines of consent-elements are removed. Your own edits stay.`)
  for (const { path, lines } of kept)
    printLine(
      [
        `${path} was edited since, and stays as it is. Remove the lines of consent-elements by hand${lines.length > 0 ? ':' : '.'}`,
        ...lines.map(line => `    ${line.trim()}`),
      ].join('\n'),
    )
  for (const { path, reason } of failed)
    printLine(`${path} was not restored: ${reason}. Correct that, and run --undo again.`)
  return kept.length + failed.length > 0 ? 1 : 0
}

async function run(args: string[]): Promise<number> {
  const { root, action, choices } = readInitArguments(args)
  if (action === 'undo') return undo(root)
  const plan = await planProject(root, choices)
  printLine(`${describeLists(loadLists())}\n`)
  // What is left by hand comes last.
  printLine(showPlan(plan))
  if (action === 'print' || plan.changes.length === 0) return 0
  const isAsked = action === 'ask' && process.stdin.isTTY && process.stdout.isTTY
  if (action !== 'apply' && !(isAsked && (await isConfirmed()))) {
    printLine(
      isAsked ? 'Nothing was changed.' : 'Nothing was changed. Write --yes to apply the plan without a terminal.',
    )
    return 1
  }
  applyPlan(root, plan)
  printLine(
    `Done. Check the result with: npx consent-elements doctor FOLDER-OR-URL\nTake it back with: npx consent-elements init ${root === '.' ? '' : `${root} `}--undo`,
  )
  return 0
}

/** `npx consent-elements init`: installs the package in a project. */
export const init: Command = {
  name: 'init',
  summary: 'Installs consent-elements in a project, after showing the changes',
  usage: initUsage,
  run,
}
