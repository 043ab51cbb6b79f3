import { otherTools } from '../doctor/other-tools'
import { parseMarkup } from '../doctor/parse-markup'
import { UsageError } from '../usage-error'
import type { Project } from './open-project'

/** Packages of other consent tools, with the name and the page that explains the change. */
const packages: Readonly<Record<string, string>> = {
  klaro: 'klaro',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  cookieconsent: 'Osano',
  tarteaucitronjs: 'tarteaucitron',
  '@c15t/react': 'c15t',
  '@c15t/nextjs': 'c15t',
  c15t: 'c15t',
}
const guides: Readonly<Record<string, string>> = {
  klaro: 'klaro',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  Osano: 'osano',
  tarteaucitron: 'tarteaucitron',
  c15t: 'c15t-2',
}

/**
 * Stops where another consent tool is installed, because two of them ask twice and contradict each other.
 * @throws UsageError that names the tool, where it is, and what to do
 */
export function refuseOtherTools(project: Project): void {
  const dependency = project.dependencies.find(name => Object.hasOwn(packages, name))
  const inPages = ['.html', '.htm'].flatMap(project.list).flatMap(path =>
    otherTools({ elements: parseMarkup(project.read(path) ?? ''), live: { others: [] } }).map(({ name, element }) => ({
      name,
      place: `${path}:${element?.line ?? 1}`,
    })),
  )
  const found = inPages[0] ?? (dependency && { name: packages[dependency] ?? '', place: 'package.json' })
  if (!found) return
  const { name, place } = found
  const guide = guides[name] ?? 'index'
  throw new UsageError(
    `${place} has another consent tool: ${name}. Two tools ask twice and contradict each other, so nothing was changed. ` +
      `Replace its configuration as docs/migration/${guide}.md explains, remove it, and run init again.`,
  )
}
