// What each variable of the consent server accepts, what it is without one, and what is said of another value.
import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { readSettings } = await source('../serve/settings.ts')

const SECRET = 'x'.repeat(32)
const DATABASE = 'postgres://db.test/consents'
const digestOf = text => createHash('sha256').update(text).digest('hex')

test('without variables, the server listens on this machine only and has an embedded database and nothing optional', () => {
  deepStrictEqual(readSettings({}), {
    url: undefined,
    replicaUrl: undefined,
    isPartitioned: false,
    folder: resolve('consents'),
    connections: 10,
    host: '127.0.0.1',
    port: 3000,
    basePath: '/api/c15t',
    trustedOrigins: [],
    sites: [],
    purposes: [],
    addressHeader: undefined,
    trustedProxies: 1,
    perMinute: 120,
    sharesLimit: false,
    largestBody: 65_536,
    grace: 10_000,
    databaseTimeout: 5000,
    identitySecret: undefined,
    signingKeyFile: resolve('consents.key'),
    logsCalls: true,
    hasMetrics: false,
    traces: undefined,
    dashboardDigest: undefined,
    hasApi: false,
    sendsWebhooks: false,
    hasDashboard: false,
    proxy: undefined,
    countsBanners: false,
    countsHosts: false,
    vendorListSource: undefined,
    sisterSites: undefined,
  })
})

test('empty variables, as Docker writes those that are not set, are the same as none', () => {
  const names =
    'DATABASE_URL DASHBOARD_DATABASE_URL PARTITIONS CONSENTS_FOLDER DATABASE_CONNECTIONS HOST PORT BASE_PATH ALLOWED_ORIGINS SITES PURPOSES ADDRESS_HEADER TRUSTED_PROXIES RATE_LIMIT RATE_LIMIT_SHARED BODY_LIMIT SHUTDOWN_GRACE DATABASE_TIMEOUT IDENTITY_SECRET IDENTITY_SECRET_FILE SIGNING_KEY_FILE LOG METRICS DASHBOARD_TOKEN DASHBOARD API WEBHOOKS STATISTICS TCF_LIST SISTER_SITES PROXY_JWT_HEADER OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  const empty = Object.fromEntries(names.split(' ').map(name => [name, '']))
  deepStrictEqual(readSettings(empty), readSettings({}))
})

test('each variable sets what it is named after', () => {
  for (const [name, value, setting, result] of [
    ['DATABASE_URL', DATABASE, 'url', DATABASE],
    ['DATABASE_URL', 'postgresql://a/b', 'url', 'postgresql://a/b'],
    ['PARTITIONS', 'month', 'isPartitioned', true],
    ['PARTITIONS', 'none', 'isPartitioned', false],
    ['CONSENTS_FOLDER', '/srv/data', 'folder', '/srv/data'],
    ['CONSENTS_FOLDER', 'data', 'folder', resolve('data')],
    ['CONSENTS_FOLDER', '/srv/data', 'signingKeyFile', '/srv/data.key'],
    ['SIGNING_KEY_FILE', '/keys/a.pem', 'signingKeyFile', '/keys/a.pem'],
    ['SIGNING_KEY_FILE', 'a.pem', 'signingKeyFile', resolve('a.pem')],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['BASE_PATH', '/consents/', 'basePath', '/consents'],
    ['BASE_PATH', 'a/b', 'basePath', '/a/b'],
    ['BASE_PATH', '//a//', 'basePath', '/a'],
    ['BASE_PATH', '/', 'basePath', '/'],
    ['PURPOSES', 'chat, maps\nvideo', 'purposes', ['chat', 'maps', 'video']],
    ['SITES', 'WWW.A.test:8080,*.b.test', 'sites', ['www.a.test', '*.b.test']],
    ['ALLOWED_ORIGINS', '*', 'trustedOrigins', ['*']],
    [
      'ALLOWED_ORIGINS',
      'https://A.test:443 http://b.test:81',
      'trustedOrigins',
      ['https://a.test', 'http://b.test:81'],
    ],
    ['ADDRESS_HEADER', 'X-Forwarded-For', 'addressHeader', 'x-forwarded-for'],
    ['LOG', 'errors', 'logsCalls', false],
    ['LOG', 'calls', 'logsCalls', true],
    ['IDENTITY_SECRET', SECRET, 'identitySecret', SECRET],
    ['SISTER_SITES', 'sisters', 'sisterSites', resolve('sisters')],
    ['DASHBOARD_TOKEN', SECRET, 'dashboardDigest', digestOf(SECRET)],
    ['DASHBOARD_TOKEN', SECRET, 'hasDashboard', true],
    ['DASHBOARD_TOKEN', `sha256:${digestOf('a').toUpperCase()}`, 'dashboardDigest', digestOf('a')],
    ['STATISTICS', 'hosts', 'countsBanners', true],
    ['STATISTICS', 'hosts', 'countsHosts', true],
    ['STATISTICS', '1', 'countsBanners', true],
    ['STATISTICS', '1', 'countsHosts', false],
    ['STATISTICS', '0', 'countsBanners', false],
    ['TCF_LIST', '0', 'vendorListSource', undefined],
    ['TCF_LIST', '1', 'vendorListSource', 'https://vendor-list.consensu.org/v3/'],
    ['TCF_LIST', 'http://lists.test/v3', 'vendorListSource', 'http://lists.test/v3/'],
    ['TCF_LIST', 'HTTPS://lists.test/v3/', 'vendorListSource', 'HTTPS://lists.test/v3/'],
  ])
    deepStrictEqual(readSettings({ [name]: value })[setting], result, `${name}=${value}`)
  strictEqual(
    readSettings({ DATABASE_URL: DATABASE, DASHBOARD_DATABASE_URL: 'postgres://r/c' }).replicaUrl,
    'postgres://r/c',
  )
})

test('each switch is on with 1, true and yes, in capitals too, and off with anything else', () => {
  for (const [name, setting] of [
    ['RATE_LIMIT_SHARED', 'sharesLimit'],
    ['METRICS', 'hasMetrics'],
    ['API', 'hasApi'],
    ['WEBHOOKS', 'sendsWebhooks'],
    ['DASHBOARD', 'hasDashboard'],
    ['STATISTICS', 'countsBanners'],
  ])
    for (const [value, isOn] of [
      ['1', true],
      ['true', true],
      ['YES', true],
      ['0', false],
      ['no', false],
      ['11', false],
      ['on', false],
    ])
      strictEqual(readSettings({ [name]: value })[setting], isOn, `${name}=${value}`)
})

test('each number has a least value, and a message with the value that was given', () => {
  for (const [name, setting, least] of [
    ['DATABASE_CONNECTIONS', 'connections', 2],
    ['PORT', 'port', 0],
    ['TRUSTED_PROXIES', 'trustedProxies', 1],
    ['RATE_LIMIT', 'perMinute', 1],
    ['BODY_LIMIT', 'largestBody', 1024],
    ['SHUTDOWN_GRACE', 'grace', 0],
    ['DATABASE_TIMEOUT', 'databaseTimeout', 100],
  ]) {
    strictEqual(readSettings({ [name]: String(least) })[setting], least)
    strictEqual(readSettings({ [name]: '70001' })[setting], 70_001)
    for (const wrong of [String(least - 1), `${least + 1}.5`, 'many', 'Infinity'])
      throws(() => readSettings({ [name]: wrong }), {
        message: `${name} is "${wrong}"; allowed is a whole number from ${least}`,
      })
  }
})

test('each other value that is not allowed is refused, with what is allowed', () => {
  for (const [given, message] of [
    [
      { DATABASE_URL: 'mysql://a/b' },
      'DATABASE_URL does not begin with postgres://; leave it out to use the embedded database',
    ],
    [
      { DATABASE_URL: 'to postgres://a/b' },
      'DATABASE_URL does not begin with postgres://; leave it out to use the embedded database',
    ],
    [
      { DATABASE_URL: DATABASE, DASHBOARD_DATABASE_URL: 'http://a' },
      'DASHBOARD_DATABASE_URL does not begin with postgres://; leave it out to read the database itself',
    ],
    [{ DASHBOARD_DATABASE_URL: DATABASE }, 'DASHBOARD_DATABASE_URL needs DATABASE_URL, of which it is a replica'],
    [{ PARTITIONS: 'year' }, 'PARTITIONS is "year"; allowed are none and month'],
    [{ LOG: 'all' }, 'LOG is "all"; allowed are calls and errors'],
    [{ SITES: 'a.test, a/b' }, 'SITES has "a/b"; allowed are host names such as www.example.com and *.example.com'],
    [{ SITES: '*.*.test' }, 'SITES has "*.*.test"; allowed are host names such as www.example.com and *.example.com'],
    ...['a.test', 'https://a.test/', 'ftp://a.test', 'https://a%b', 'xhttps://a.test'].map(origin => [
      { ALLOWED_ORIGINS: `https://ok.test ${origin}` },
      `ALLOWED_ORIGINS has "${origin}"; allowed are origins such as https://www.example.com`,
    ]),
    [
      { IDENTITY_SECRET: SECRET.slice(1) },
      'IDENTITY_SECRET has fewer than 32 characters; make one with: openssl rand -hex 32',
    ],
    [
      { DASHBOARD_TOKEN: SECRET.slice(1) },
      'DASHBOARD_TOKEN has fewer than 32 characters; make one with: openssl rand -hex 32',
    ],
    [
      { DASHBOARD_TOKEN: `sha256:${'g'.repeat(64)}` },
      'DASHBOARD_TOKEN begins with sha256: and must continue with 64 hexadecimal digits',
    ],
    ...['yes', '/list', 'ftp://lists.test/'].map(list => [
      { TCF_LIST: list },
      `TCF_LIST is "${list}"; allowed are 1, and the address of a folder with vendor-list.json`,
    ]),
  ])
    throws(() => readSettings(given), { message })
})

test('a secret is also read from a file, without the end of its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const file = join(folder, 'secret')
  for (const [name, setting, text, result] of [
    ['DATABASE_URL', 'url', DATABASE, DATABASE],
    ['IDENTITY_SECRET', 'identitySecret', SECRET, SECRET],
    ['DASHBOARD_TOKEN', 'dashboardDigest', SECRET, digestOf(SECRET)],
  ]) {
    writeFileSync(file, `${text}\n`)
    strictEqual(readSettings({ [`${name}_FILE`]: file, [name]: 'not used' })[setting], result)
  }
  writeFileSync(file, '')
  strictEqual(readSettings({ IDENTITY_SECRET_FILE: file }).identitySecret, undefined)
  rmSync(folder, { recursive: true })
})

test('a proxy that signs people in needs its keys by https, its issuer and its audience', () => {
  const given = {
    PROXY_JWT_HEADER: 'X-Jwt',
    PROXY_JWT_KEYS: 'https://id.test/keys',
    PROXY_JWT_ISSUER: 'https://id.test',
    PROXY_JWT_AUDIENCE: 'consents',
  }
  const { proxy, hasDashboard } = readSettings(given)
  deepStrictEqual(proxy, {
    header: 'x-jwt',
    keys: 'https://id.test/keys',
    issuer: 'https://id.test',
    audience: 'consents',
    claim: 'email',
  })
  strictEqual(hasDashboard, true)
  strictEqual(readSettings({ ...given, PROXY_JWT_CLAIM: 'sub' }).proxy.claim, 'sub')
  strictEqual(readSettings({ ...given, PROXY_JWT_HEADER: '' }).proxy, undefined)
  const needs = { message: 'PROXY_JWT_HEADER needs PROXY_JWT_ISSUER and PROXY_JWT_AUDIENCE' }
  throws(() => readSettings({ ...given, PROXY_JWT_ISSUER: undefined }), needs)
  throws(() => readSettings({ ...given, PROXY_JWT_AUDIENCE: undefined }), needs)
  for (const keys of ['http://id.test/keys', undefined])
    throws(() => readSettings({ ...given, PROXY_JWT_KEYS: keys }), {
      message: `PROXY_JWT_KEYS is "${keys ?? ''}"; allowed is the https address of the key set (JWKS)`,
    })
})

test('traces follow the variables of OpenTelemetry', () => {
  const base = 'http://collector.test:4318'
  const traces = more => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: base, ...more }).traces
  const usual = { url: `${base}/v1/traces`, share: 1, service: 'consents' }
  for (const [more, result] of [
    [{}, usual],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: `${base}/` }, usual],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.test/x' }, { ...usual, url: 'https://t.test/x' }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.test/x' },
      { ...usual, url: 'https://t.test/x' },
    ],
    [
      { OTEL_TRACES_SAMPLER_ARG: '0.25', OTEL_SERVICE_NAME: 'shop' },
      { ...usual, share: 0.25, service: 'shop' },
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '0' }, { ...usual, share: 0 }],
    [{ OTEL_TRACES_SAMPLER_ARG: '1' }, usual],
    [{ OTEL_SDK_DISABLED: 'TRUE' }, undefined],
    [{ OTEL_SDK_DISABLED: 'false' }, usual],
    [{ OTEL_TRACES_EXPORTER: 'none' }, undefined],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, usual],
  ])
    deepStrictEqual(traces(more), result, JSON.stringify(more))
  for (const share of ['1.01', '-0.1', 'half'])
    throws(() => traces({ OTEL_TRACES_SAMPLER_ARG: share }), {
      message: `OTEL_TRACES_SAMPLER_ARG is "${share}"; allowed is a share from 0 to 1`,
    })
  for (const url of ['collector', 'grpc://collector.test'])
    throws(() => traces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url }), {
      message: `The address of the collector is "${url}"; allowed are addresses such as http://127.0.0.1:4318`,
    })
})
