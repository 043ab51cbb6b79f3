import { categoryNames } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { isHost } from './is-host'
import { isPath } from './is-path'
import { loaderProblems } from './loader-problems'
import { storedItemProblems } from './stored-item-problems'

/** A validator of one field, and a description of the values that it accepts. */
type Rule = readonly [fits: (value: unknown) => boolean, allowed: string]

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
const isCountry = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value)

const rules: Record<string, Rule> = {
  name: [isName, 'a name in kebab-case, such as "acme-chat"'],
  title: [isText, 'the name that visitors read, such as "Acme Chat"'],
  category: [value => (categoryNames as readonly unknown[]).includes(value), `one of ${categoryNames.join(', ')}`],
  purpose: [isText, 'a sentence such as "Shows a chat window."'],
  company: [isDictionary, 'an object such as { name: "Acme Ltd", country: "GB" }'],
  privacyUrl: [isWebAddress, 'an address that begins with https:// or http://'],
  hosts: [Array.isArray, 'a list of hosts such as ["chat.acme.example"]'],
  stores: [Array.isArray, 'a list of { name, purpose, duration }; an empty list if the service stores nothing'],
}
const companyRules: Record<string, Rule> = {
  name: [isText, 'the name of the company, such as "Acme Ltd"'],
  country: [isCountry, 'a country code of two capitals (ISO 3166-1), such as "GB"'],
}

/**
 * Validates the description of a service.
 * @param value the given service; only own properties count
 * @returns a message for each problem, which names the field, the given value and what is allowed; an empty list for a
 *   valid service
 */
export function serviceProblems(value: unknown): string[] {
  if (!isDictionary(value)) return [`the service is ${show(value)}; allowed is an object`]
  const problems = fieldProblems(value, rules, '', ['paths', 'loader'])
  const { company, hosts, paths = [], stores, loader } = ownFields(value)
  if (isDictionary(company)) problems.push(...fieldProblems(company, companyRules, 'company.'))
  if (Array.isArray(hosts)) problems.push(...hosts.flatMap(hostProblems))
  if (Array.isArray(stores)) problems.push(...stores.flatMap(storedItemProblems))
  if (!Array.isArray(paths)) problems.push(`paths is ${show(paths)}; allowed is a list of paths such as ["/ingest"]`)
  else problems.push(...paths.flatMap(pathProblems))
  if (Array.isArray(hosts) && Array.isArray(stores) && [...hosts, ...stores, paths].flat().length === 0)
    problems.push('hosts and stores are both empty; a service needs at least one host or one stored item')
  if (loader !== undefined) problems.push(...loaderProblems(loader))
  return problems
}

const show = (value: unknown): string => (value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value)))

const ownFields = (value: object): Record<string, unknown> => Object.assign(Object.create(null), value)

function fieldProblems(value: object, rules: Record<string, Rule>, path: string, optional: string[] = []): string[] {
  const fields = ownFields(value)
  const known = [...Object.keys(rules), ...optional]
  const unknown = Object.keys(fields).filter(name => !known.includes(name))
  return [
    ...Object.entries(rules)
      .filter(([name, [fits]]) => !fits(fields[name]))
      .map(([name, [, allowed]]) => `${path}${name} is ${show(fields[name])}; allowed is ${allowed}`),
    ...unknown.map(name => `${path}${name} is not known; known are ${known.join(', ')}`),
  ]
}

function hostProblems(host: unknown, i: number): string[] {
  if (isHost(host)) return []
  const instead = typeof host === 'string' ? host.toLowerCase().replace(/^([a-z]+:)?\/\/|^\*\.|[?#][^]*/g, '') : ''
  const hint = isHost(instead) ? `; write ${JSON.stringify(instead)}` : ''
  return [
    `hosts[${i}] is ${show(host)}; allowed is a host, or a host with a path, in lower case and without a scheme, ` +
      `such as "chat.acme.example"${hint}`,
  ]
}

function pathProblems(path: unknown, i: number): string[] {
  if (isPath(path)) return []
  const hint = isHost(path)
    ? '; write hosts into "hosts"'
    : isPath(`/${path}`)
      ? `; write ${JSON.stringify(`/${path}`)}`
      : ''
  return [
    `paths[${i}] is ${show(path)}; allowed is a path of your own host that begins with a slash, such as "/ingest"${hint}`,
  ]
}
