import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error'
import type { InitChoices } from './init-plan'

/** What the command line asks for. */
export interface InitArguments {
  root: string
  /** What to do with the plan. */
  action: 'ask' | 'apply' | 'print' | 'undo'
  choices: Pick<InitChoices, 'policyUrl'>
}

/** @throws UsageError */
export function readInitArguments(args: string[]): InitArguments {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: flag, print: flag, undo: flag, 'policy-url': { type: 'string' } },
  })
  const [root = '.', ...more] = positionals
  if (more.length > 0) throw new UsageError('Give one folder: npx consent-elements init .')
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new UsageError(`"${root}" is not a folder.`)
  const chosen = (['yes', 'print', 'undo'] as const).filter(name => values[name])
  if (chosen.length > 1) throw new UsageError(`--${chosen.join(' and --')} exclude each other.`)
  const policyUrl = values['policy-url'] ?? null
  if (policyUrl !== null && /["'<>\\\s`]/.test(policyUrl))
    throw new UsageError(
      `--policy-url is "${policyUrl}". Allowed is an address without spaces and quotes, such as /privacy`,
    )
  const [name] = chosen
  return { root, action: name === 'yes' ? 'apply' : (name ?? 'ask'), choices: { policyUrl } }
}
