import type { CustomCategory } from '../consent/custom-category'
import type { DeclaredService } from './declared-service'
import type { GivenParts } from './read-given-services'
import type { Service } from './service'
import { serviceProblems } from './service-problems'

/**
 * Builds a declared service.
 * @param parts the entry of the site, parsed
 * @param base the service of the catalogue, whose fields the site's fields replace; null for a service that the site
 *   describes itself
 * @param groups the categories of the site
 * @param onProblem receives a message for each problem
 * @returns the service; null if its description is invalid. An invalid id is left out.
 */
export function buildService(
  { name, id, options, fields }: GivenParts,
  base: Service | null,
  groups: readonly CustomCategory[],
  onProblem: (message: string) => void,
): DeclaredService | null {
  const hosts =
    base && Array.isArray(fields.hosts) ? [...new Set([...base.hosts, ...(fields.hosts as string[])])] : null
  const merged = { ...base, ...fields, ...(hosts && { hosts }) }
  const group = groups.find(({ name }) => name === merged.category)
  const service = { ...merged, ...(group && { category: group.parent }) } as Service
  const own = base
    ? [fields.paths ?? [], fields.hosts ?? []].flat().filter(host => !base.hosts.includes(String(host)))
    : []
  const [address] = own as string[]
  const problems = serviceProblems(service)
  if (problems.length > 0) {
    onProblem(`Option "services": the service "${name}" cannot be used:\n- ${problems.join('\n- ')}`)
    return null
  }
  return {
    ...service,
    ...(id !== undefined && isUsableId(service, id, onProblem) && { id }),
    ...(options && { options }),
    ...(address !== undefined && { address }),
    ...(group && { group: group.name }),
  }
}

function isUsableId({ name, loader }: Service, id: string, onProblem: (message: string) => void): boolean {
  const problem = !loader
    ? `Option "services" has an id for "${name}", which cannot be loaded by an id; write "${name}", and load it on your page`
    : !loader.id.pattern.test(id)
      ? `Option "services" has the id "${id}" for "${name}"; allowed is one such as "${loader.id.example}" (${loader.id.where})`
      : null
  if (problem !== null) onProblem(problem)
  return problem === null
}

/**
 * Builds a service that the site describes itself, without the catalogue; returns null if the description is
 * incomplete.
 */
export const completeService = (parts: GivenParts, groups: readonly CustomCategory[]): DeclaredService | null => {
  const { hosts, stores, title } = parts.fields
  if (hosts === undefined || stores === undefined || title === undefined) return null
  const problems: string[] = []
  const service = buildService(parts, null, groups, problem => problems.push(problem))
  return problems.length === 0 ? service : null
}
