import { serviceProblems } from './service-problems'
import type { Service } from './service'

/** Copies own properties into frozen objects without a prototype. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return Object.freeze(value.map(copyOf))
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  const entries = Object.entries(value).map(([name, item]) => [name, copyOf(item)] as const)
  return Object.freeze(Object.assign(Object.create(null), Object.fromEntries(entries)))
}

/**
 * Validates a service that the site describes itself, for the `services` option.
 * @param service the description; only own properties count
 * @returns a frozen copy
 * @throws TypeError that lists every problem: the field, the given value, and what is allowed
 */
export function defineService(service: Service): Service {
  const problems = serviceProblems(service)
  if (problems.length === 0) return copyOf(service) as Service
  const name = typeof service?.name === 'string' ? ` "${service.name}"` : ''
  throw new TypeError(`defineService: the service${name} cannot be used:\n- ${problems.join('\n- ')}`)
}
