import { isDictionary } from '../consent/is-dictionary'
import { isHost } from './is-host'
import { isPath } from './is-path'
import { splitServiceText } from './split-service-text'

/** An entry of the option `services`, parsed. */
export interface GivenParts {
  name: string
  id?: string
  options?: Record<string, unknown>
  /** Fields that replace those of the catalogue, or the complete description of a service. Hosts are added. */
  fields: Record<string, unknown>
}

const allowed =
  'allowed are names ("youtube"), names with an id ("google-analytics=G-ABC123"), objects with a name, and services made ' +
  'by defineService'

/**
 * Parses the option `services`. Does not need the catalogue.
 * @param services the given option: a text with spaces or commas between the services, or a list
 * @param onProblem receives a message for each invalid or repeated entry
 * @returns the valid entries, in order
 */
export function readGivenServices(services: unknown, onProblem: (message: string) => void): GivenParts[] {
  const entries: unknown[] = typeof services === 'string' ? services.split(/[\s,]+/).filter(Boolean) : [services].flat()
  const known = new Set<string>()
  return entries.flatMap(entry => {
    const parts =
      typeof entry === 'string' ? fromText(entry, onProblem) : isDictionary(entry) ? fromObject(entry) : null
    if (parts === null) {
      onProblem(`Option "services" has ${JSON.stringify(entry) ?? String(entry)}; ${allowed}`)
      return []
    }
    if (known.has(parts.name)) {
      onProblem(`Option "services" names "${parts.name}" twice; the first entry is used. Write each service once`)
      return []
    }
    known.add(parts.name)
    return [parts]
  })
}

function fromText(text: string, onProblem: (message: string) => void): GivenParts | null {
  const { name, id, addresses, unknown } = splitServiceText(text)
  if (name === '') return null
  for (const setting of unknown)
    onProblem(
      `Option "services" has "${text}", in which "${setting}" is not known; allowed after a semicolon is the service's ` +
        'address on this site, such as "posthog=phc_abc;host=/ingest"',
    )
  const paths = addresses.filter(isPath)
  const hosts = addresses.filter(isHost)
  for (const address of addresses.filter(address => !isPath(address) && !isHost(address)))
    onProblem(
      `Option "services" has "${text}", whose host is "${address}"; allowed is a path of your own host such as "/ingest", ` +
        'or a host such as "stats.shop.example", without "?" and "#"' +
        (isPath(`/${address}`) ? `; write "host=/${address}"` : ''),
    )
  return {
    name,
    fields: { ...(paths.length > 0 && { paths }), ...(hosts.length > 0 && { hosts }) },
    ...(id !== undefined && { id }),
  }
}

function fromObject(entry: Record<string, unknown>): GivenParts | null {
  const { id, options, ...fields }: Record<string, unknown> = Object.assign(Object.create(null), entry)
  const { name } = fields
  if (typeof name !== 'string' || name.trim() === '') return null
  return {
    name,
    fields,
    ...(id !== undefined && { id: String(id) }),
    ...(isDictionary(options) && { options }),
  }
}
