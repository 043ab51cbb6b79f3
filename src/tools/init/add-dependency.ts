import { version } from '../../consent/version'
import { editJson } from './edits/edit-json'
import type { FileChange, HandStep } from './init-plan'
import type { Project } from './open-project'

const installers: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
}

/** The package manager of a project. Packages of a monorepo have the lock file of the folder above. */
const installerOf = (project: Project): string =>
  project.packageManager ?? installers[project.firstAbove(...Object.keys(installers)) ?? ''] ?? 'npm'

/** Adds the package to `dependencies`, and says which command installs it. */
export function addDependency(project: Project): { changes: FileChange[]; byHand: HandStep[] } {
  const before = project.read('package.json')
  if (before === null || project.dependencies.includes('consent-elements')) return { changes: [], byHand: [] }
  const installer = installerOf(project)
  const name = 'consent-elements'
  if (!project.isReadable) {
    const paste = `${installer} ${installer === 'npm' ? 'install' : 'add'} ${name}`
    return {
      changes: [],
      byHand: [{ what: 'It is not valid JSON. Correct it, then run:', path: 'package.json', paste }],
    }
  }
  const range = `^${version}`
  const after = project.hasDependencies
    ? editJson(before, ['dependencies', name], range, other => other > name)
    : editJson(before, ['dependencies'], { [name]: range }, other => /^(dev|peer|optional)Dependencies$/.test(other))
  return {
    changes: [{ path: 'package.json', before, after }],
    byHand: [{ what: 'Install the package:', path: null, paste: `${installer} install` }],
  }
}
