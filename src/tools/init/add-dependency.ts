import { version } from '../../consent/version'
import { editJson } from './edits/edit-json'
import type { FileChange, HandStep } from './init-plan'
import type { Project } from './open-project'

const installers: readonly [lock: string, command: string][] = [
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
  ['bun.lockb', 'bun install'],
  ['package-lock.json', 'npm install'],
]

/** Adds the package to `dependencies`, and says which command installs it. */
export function addDependency(project: Project): { changes: FileChange[]; byHand: HandStep[] } {
  const before = project.read('package.json')
  if (before === null || project.dependencies.includes('consent-elements')) return { changes: [], byHand: [] }
  const name = 'consent-elements'
  const range = `^${version}`
  const after = project.hasDependencies
    ? editJson(before, ['dependencies', name], range, other => other > name)
    : editJson(before, ['dependencies'], { [name]: range }, other => /^(dev|peer|optional)Dependencies$/.test(other))
  const command = installers.find(([lock]) => project.first(lock) !== null)?.[1] ?? 'npm install'
  return {
    changes: [{ path: 'package.json', before, after }],
    byHand: [{ what: 'Install the package:', path: null, paste: command }],
  }
}
