import { isDictionary } from '../consent/is-dictionary'

const kinds: readonly unknown[] = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cache']
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const duration = /^(session|persistent|P(?=\d|T)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?)$/

/**
 * Validates one entry of a service's `stores`.
 * @param value the given entry
 * @param i its index in the list, for the message
 * @returns a message for each problem
 */
export function storedItemProblems(value: unknown, i: number): string[] {
  const path = `stores[${i}]`
  if (!isDictionary(value)) return [`${path} is ${show(value)}; allowed is { name, purpose, duration }`]
  const item: Record<string, unknown> = Object.assign(Object.create(null), value)
  const problems = Object.keys(item)
    .filter(field => !['name', 'kinds', 'purpose', 'duration', 'domain'].includes(field))
    .map(field => `${path}.${field} is not known; known are name, kinds, purpose, duration, domain`)
  if (!isText(item.name))
    problems.push(`${path}.name is ${show(item.name)}; allowed is a cookie name or storage key, such as "_acme_*"`)
  else if (!/[\p{L}\p{N}]/u.test(item.name))
    problems.push(`${path}.name is ${show(item.name)}, which matches everything; add letters or digits: "_acme_*"`)
  if (item.kinds !== undefined && !areKinds(item.kinds))
    problems.push(`${path}.kinds is ${show(item.kinds)}; allowed is a list of ${kinds.join(', ')}`)
  if (!isText(item.purpose))
    problems.push(`${path}.purpose is ${show(item.purpose)}; allowed is a phrase such as "Distinguishes visitors."`)
  if (typeof item.duration !== 'string' || !duration.test(item.duration))
    problems.push(
      `${path}.duration is ${show(item.duration)}; allowed is "session", "persistent", or for example "P30D"`,
    )
  if (item.domain !== undefined && !(typeof item.domain === 'string' && /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(item.domain)))
    problems.push(`${path}.domain is ${show(item.domain)}; allowed is the host of a third-party cookie: "acme.example"`)
  return problems
}

const show = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value))

const areKinds = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(kind => kinds.includes(kind))
