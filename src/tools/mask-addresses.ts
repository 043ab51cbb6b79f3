const addresses = /\b(?:https?|wss?):\/\/[^\s"'<>`]+/g
const hidden = '***'

/** Masks the query of an address: names stay, values do not. A part without "=" may be a token, so it is masked. */
const maskQuery = (query: string): string =>
  query
    .split('&')
    .map(part => (part.includes('=') ? `${part.slice(0, part.indexOf('=') + 1)}${hidden}` : hidden))
    .join('&')

/** Removes user name and password from an address, and masks its query and fragment. */
function maskAddress(given: string): string {
  // Places in a stack end with the line.
  const line = /:\d+$/.exec(given)?.[0] ?? ''
  const end = given.search(/[?#]/)
  const [start, rest] = end < 0 ? [given, ''] : [given.slice(0, end), given.slice(end, given.length - line.length)]
  const path = start.indexOf('/', start.indexOf('//') + 2)
  const authority = path < 0 ? start : start.slice(0, path)
  const user = authority.lastIndexOf('@')
  const plain = `${user < 0 ? authority : authority.slice(0, authority.indexOf('//') + 2) + authority.slice(user + 1)}${path < 0 ? '' : start.slice(path)}`
  if (end < 0) return plain
  const fragment = rest.indexOf('#')
  const query = fragment < 0 ? rest : rest.slice(0, fragment)
  return `${plain}${query && `?${query.length > 1 ? maskQuery(query.slice(1)) : ''}`}${fragment < 0 ? '' : `#${hidden}`}${line}`
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The texts of an address that only its owner should know, as they are written and decoded, the longest first. */
function secretsOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { username, password, searchParams, search, hash } = new URL(address)
  const written = search
    .slice(1)
    .split('&')
    .map(part => part.slice(part.indexOf('=') + 1))
  return [username, password, ...searchParams.values(), ...written, hash.slice(1)]
    .flatMap(text => [text, decoded(text)])
    .filter(text => text.length > 3)
    .toSorted((a, b) => b.length - a.length)
}

/** Changes the texts in a value: in arrays and plain objects, however deep. */
type Mask = <Value>(value: Value) => Value

/**
 * Returns a function that makes texts fit to be shared: addresses lose user name, password, and the values of query and
 * fragment. What the given address contains of these is masked wherever it occurs, also in parts of other texts.
 * @param given the address that the command was called with
 * @param kept keys of objects whose texts keep the queries of other addresses: lines to paste
 */
export function addressMask(given: string, kept: readonly string[] = []): Mask {
  const secrets = secretsOf(given)
  const withoutSecrets = (text: string): string =>
    secrets.reduce((masked, secret) => masked.replaceAll(secret, hidden), text)
  const mask = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return withoutSecrets(kept.includes(key) ? value : value.replace(addresses, maskAddress))
    if (Array.isArray(value)) return value.map(one => mask(one, key))
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mask(one, name)]))
  }
  return mask as Mask
}

/** Masks nothing. */
export const noMask: Mask = value => value
