import { withoutEndSlashes } from '../consent/without-end-slashes'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readToken } from './dashboard/read-token'
import { isSecureUrl } from './is-secure-url'
import { readSite } from './read-site'

/** How a proxy proves whom it has signed in, by a JWT. */
export interface ProxyIdentity {
  /** The name of the header, in lower case. */
  readonly header: string
  /** The address of the identity provider's public keys (JWKS). */
  readonly keys: string
  readonly issuer: string
  readonly audience: string
  /** The claim with the person's name. */
  readonly claim: string
}

/** Where OpenTelemetry traces go. */
export interface TraceSettings {
  /** The address of the collector for traces, by OTLP over HTTP. */
  readonly url: string
  /** The share of the traces that is recorded, from 0 to 1. */
  readonly share: number
  /** The name of the service in the traces. */
  readonly service: string
}

/** The settings of the consent server. */
export interface Settings {
  /** The address of the PostgreSQL; undefined for the embedded database. */
  readonly url: string | undefined
  /** The address of a replica that the dashboard reads; undefined if it reads the database itself. */
  readonly replicaUrl: string | undefined
  /** Whether the decisions of a new database are divided by month. */
  readonly isPartitioned: boolean
  /** The folder of the embedded database. */
  readonly folder: string
  /** The maximum number of connections of one process. */
  readonly connections: number
  readonly host: string
  readonly port: number
  /** The path of the calls, without a trailing slash. */
  readonly basePath: string
  /** Origins of other hosts that may call, with scheme; `*` for all. */
  readonly trustedOrigins: readonly string[]
  /** Host names whose decisions are stored, such as `www.example.com` or `*.example.com`; empty for all. */
  readonly sites: readonly string[]
  /** Names of preferences in addition to the five categories. */
  readonly purposes: readonly string[]
  /** The header in which the site's own proxy sends the visitor's address; undefined for the connection's address. */
  readonly addressHeader: string | undefined
  /** The number of proxies that append to that header, counted from the right. */
  readonly trustedProxies: number
  /** The number of requests of one visitor within a minute. */
  readonly perMinute: number
  /** Whether that is the number of all processes on one PostgreSQL. */
  readonly sharesLimit: boolean
  /** The maximum size of a body, in bytes. */
  readonly largestBody: number
  /** How long a stopping server waits for pending requests, in milliseconds. */
  readonly grace: number
  /** How long a statement may take, in milliseconds. */
  readonly databaseTimeout: number
  /** The secret that signs account ids; undefined if accounts cannot be linked. */
  readonly identitySecret: string | undefined
  /** The file of the private Ed25519 key (PEM). Created if missing. */
  readonly signingKeyFile: string
  /** Whether each call is logged, or errors only. */
  readonly logsCalls: boolean
  /** Whether `/metrics` has counts for Prometheus. */
  readonly hasMetrics: boolean
  /** Where traces go; undefined if they are off. */
  readonly traces: TraceSettings | undefined
  /** The SHA-256 of the dashboard's token; undefined if there is no dashboard. */
  readonly dashboardDigest: string | undefined
  /** Whether programs with a key can call the API. */
  readonly hasApi: boolean
  /** Whether decisions and alerts are sent to webhooks. */
  readonly sendsWebhooks: boolean
  /** Whether there is a dashboard: with a token, with a proxy that signs people in, or with named accesses only. */
  readonly hasDashboard: boolean
  /** How a proxy proves whom it has signed in. */
  readonly proxy: ProxyIdentity | undefined
  /** Whether `/statistics` counts banners that were shown or ignored. */
  readonly countsBanners: boolean
  /** Whether it also counts the hosts of third parties before consent that no list knows. */
  readonly countsHosts: boolean
  /** The folder of the IAB's vendor list, of which `/tcf` serves copies; undefined if it is off. */
  readonly vendorListSource: string | undefined
  /** The folder of the public keys of sister sites; undefined if no decision is handed off. */
  readonly sisterSites: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(from: Environment, name: string, silent: number, least = 0): number {
  const value = from[name] === undefined || from[name] === '' ? silent : Number(from[name])
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${name} is "${from[name]}"; allowed is a whole number from ${least}`)
  return value
}

/** @returns the value, or the first of the allowed ones */
function oneOf(from: Environment, name: string, allowed: readonly [string, ...string[]]): string {
  const value = from[name] || allowed[0]
  if (!allowed.includes(value)) throw new Error(`${name} is "${value}"; allowed are ${allowed.join(' and ')}`)
  return value
}

const isOn = (text = ''): boolean => /^(1|true|yes)$/i.test(text)
const words = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Returns a variable, or the content of the file that the variable with the suffix `_FILE` names (Docker secrets). */
function secret(from: Environment, name: string): string | undefined {
  const file = from[`${name}_FILE`]
  return (file ? readFileSync(file, 'utf8').trim() : from[name]) || undefined
}

/** Returns the address of a PostgreSQL; undefined if there is none. */
function readAddress(from: Environment, name: string, otherwise: string): string | undefined {
  const url = secret(from, name)
  if (url && !/^postgres(ql)?:\/\//.test(url)) throw new Error(`${name} does not begin with postgres://; ${otherwise}`)
  return url
}

function readOrigins(text: string | undefined): string[] {
  const origins = words(text)
  for (const origin of origins)
    if (origin !== '*' && !(/^https?:\/\/[^/]+$/.test(origin) && URL.canParse(origin)))
      throw new Error(`ALLOWED_ORIGINS has "${origin}"; allowed are origins such as https://www.example.com`)
  return origins.map(origin => (origin === '*' ? origin : new URL(origin).origin))
}

/** Returns how a proxy proves whom it has signed in; undefined if it does not. */
function readProxy(from: Environment): ProxyIdentity | undefined {
  const header = from.PROXY_JWT_HEADER?.toLowerCase()
  if (!header) return undefined
  const { PROXY_JWT_KEYS: keys = '', PROXY_JWT_ISSUER: issuer = '', PROXY_JWT_AUDIENCE: audience = '' } = from
  if (!isSecureUrl(keys))
    throw new Error(`PROXY_JWT_KEYS is "${keys}"; allowed is the https address of the key set (JWKS)`)
  // A JWT for another application of the same organisation must not open the dashboard.
  if (!issuer || !audience) throw new Error('PROXY_JWT_HEADER needs PROXY_JWT_ISSUER and PROXY_JWT_AUDIENCE')
  return { header, keys, issuer, audience, claim: from.PROXY_JWT_CLAIM || 'email' }
}

/** Returns where traces go, by the variables of OpenTelemetry; undefined if no collector is named. */
function readTraces(from: Environment): TraceSettings | undefined {
  const whole = from.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  const base = from.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOff = /^true$/i.test(from.OTEL_SDK_DISABLED ?? '') || from.OTEL_TRACES_EXPORTER === 'none'
  if (isOff || (!whole && !base)) return undefined
  const url = whole || `${withoutEndSlashes(base!)}/v1/traces`
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new Error(`The address of the collector is "${url}"; allowed are addresses such as http://127.0.0.1:4318`)
  const share = from.OTEL_TRACES_SAMPLER_ARG ? Number(from.OTEL_TRACES_SAMPLER_ARG) : 1
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${from.OTEL_TRACES_SAMPLER_ARG}"; allowed is a share from 0 to 1`)
  return { url, share, service: from.OTEL_SERVICE_NAME || 'consents' }
}

/** Returns the folder that has the vendor list; `1` is that of the IAB. */
function readListSource(text = ''): string | undefined {
  if (text === '' || text === '0') return undefined
  if (text === '1') return 'https://vendor-list.consensu.org/v3/'
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new Error(`TCF_LIST is "${text}"; allowed are 1, and the address of a folder with vendor-list.json`)
  return text.endsWith('/') ? text : `${text}/`
}

/**
 * Reads the settings of the server from the environment.
 * @throws Error with the variable, its value and what is allowed
 */
export function readSettings(from: Environment = process.env): Settings {
  const url = readAddress(from, 'DATABASE_URL', 'leave it out to use the embedded database')
  const replicaUrl = readAddress(from, 'DASHBOARD_DATABASE_URL', 'leave it out to read the database itself')
  if (replicaUrl && !url) throw new Error('DASHBOARD_DATABASE_URL needs DATABASE_URL, of which it is a replica')
  const identitySecret = secret(from, 'IDENTITY_SECRET')
  if (identitySecret && identitySecret.length < 32)
    throw new Error('IDENTITY_SECRET has fewer than 32 characters; make one with: openssl rand -hex 32')
  const dashboardDigest = readToken(secret(from, 'DASHBOARD_TOKEN'))
  const proxy = readProxy(from)
  const addressHeader = from.ADDRESS_HEADER?.toLowerCase() || undefined
  const folder = resolve(from.CONSENTS_FOLDER || 'consents')
  return {
    url,
    replicaUrl,
    isPartitioned: oneOf(from, 'PARTITIONS', ['none', 'month']) === 'month',
    folder,
    connections: wholeNumber(from, 'DATABASE_CONNECTIONS', 10, 2),
    host: from.HOST || '127.0.0.1',
    port: wholeNumber(from, 'PORT', 3000),
    basePath: `/${withoutEndSlashes(from.BASE_PATH || 'api/c15t').replace(/^\/+/, '')}`,
    trustedOrigins: readOrigins(from.ALLOWED_ORIGINS),
    sites: words(from.SITES).map(site => readSite(site, 'SITES has')),
    purposes: words(from.PURPOSES),
    addressHeader,
    trustedProxies: wholeNumber(from, 'TRUSTED_PROXIES', 1, 1),
    perMinute: wholeNumber(from, 'RATE_LIMIT', 120, 1),
    sharesLimit: isOn(from.RATE_LIMIT_SHARED),
    largestBody: wholeNumber(from, 'BODY_LIMIT', 65_536, 1024),
    grace: wholeNumber(from, 'SHUTDOWN_GRACE', 10_000),
    databaseTimeout: wholeNumber(from, 'DATABASE_TIMEOUT', 5000, 100),
    identitySecret,
    signingKeyFile: resolve(from.SIGNING_KEY_FILE || `${folder}.key`),
    logsCalls: oneOf(from, 'LOG', ['calls', 'errors']) === 'calls',
    hasMetrics: isOn(from.METRICS),
    traces: readTraces(from),
    dashboardDigest,
    hasApi: isOn(from.API),
    sendsWebhooks: isOn(from.WEBHOOKS),
    hasDashboard: dashboardDigest !== undefined || proxy !== undefined || isOn(from.DASHBOARD),
    proxy,
    countsBanners: isOn(from.STATISTICS) || from.STATISTICS === 'hosts',
    countsHosts: from.STATISTICS === 'hosts',
    vendorListSource: readListSource(from.TCF_LIST),
    sisterSites: from.SISTER_SITES ? resolve(from.SISTER_SITES) : undefined,
  }
}
