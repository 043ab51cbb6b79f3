// The description of the server for programs: what each call needs, and what it answers.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { openApi } = await source('../serve/api/open-api.ts')

const description = openApi('/consents', ['chat'])
const calls = Object.entries(description.paths).flatMap(([path, item]) =>
  ['get', 'post', 'patch'].filter(method => item[method]).map(method => ({ path, method, item, call: item[method] })),
)
const callOf = id => calls.find(({ call }) => call.operationId === id).call
const schemaIn = ({ content }) => content?.['application/json'].schema
const problem = { $ref: '#/components/schemas/Problem' }
const failure = { $ref: '#/components/schemas/Failure' }
const parametersOf = ({ parameters }) => parameters.map(one => `${one.in} ${one.name}${one.required ? '' : '?'}`)

test('each call has its address, its statuses, its parameters, and a body where it needs one', () => {
  const own = '400 401 403 413 429 503'
  deepStrictEqual(
    calls.map(({ path, method, call }) => [
      call.operationId,
      `${method} ${path}`,
      Object.keys(call.responses).join(' '),
      parametersOf(call).join(),
      call.requestBody === undefined ? '' : `body${call.requestBody.required ? '' : '?'}`,
    ]),
    [
      ['showConsentBanner', 'get /consents/show-consent-banner', '200 429', '', ''],
      ['setConsent', 'post /consents/consent/set', '200 400 403 413 429 503', '', 'body'],
      ['verifyConsent', 'post /consents/consent/verify', '200 400 403 413 429', '', 'body'],
      ['init', 'get /consents/init', '200 429', '', ''],
      ['storeSubject', 'post /consents/subjects', '200 400 403 413 429 503', '', 'body'],
      ['getSubject', 'get /consents/subjects/{id}', '200 400 404 429 503', 'path id', ''],
      ['linkSubject', 'patch /consents/subjects/{id}', '200 400 403 404 413 429 503', 'path id', 'body'],
      ['checkConsents', 'get /consents/consents/check', '200 400 403 429 503', 'query externalId,query type', ''],
      ['status', 'get /consents/status', '200 429 503', '', ''],
      ['issueHandOff', 'post /consents/hand-off/issue', '200 400 403 404 413 429 503', '', 'body'],
      ['acceptHandOff', 'post /consents/hand-off/accept', '200 400 403 413 429 503', '', 'body'],
      ['countBanner', 'post /statistics', '204 403 413 429', '', 'body'],
      ['healthz', 'get /healthz', '200', '', ''],
      ['readyz', 'get /readyz', '200 503', '', ''],
      ['store', 'post /decisions', `201 ${own}`, '', 'body'],
      ['read', 'get /subjects/{subject}/decisions', `200 ${own}`, 'path subject,query after?', ''],
      ['withdraw', 'post /subjects/{subject}/withdrawals', `201 ${own}`, 'path subject', 'body'],
      ['import', 'post /imports', `201 ${own}`, '', 'body'],
    ],
  )
  for (const { call } of calls) for (const { schema } of call.parameters) deepStrictEqual(schema, { type: 'string' })
  strictEqual(callOf('read').parameters[1].description, 'The id of the decision behind which the page begins')
})

test('only the calls of programs need a key, with a scope, and are below the address of the API', () => {
  const ofPrograms = ['store', 'read', 'withdraw', 'import']
  for (const { item, call } of calls) {
    const isOfPrograms = ofPrograms.includes(call.operationId)
    deepStrictEqual(call.security, isOfPrograms ? [{ key: [] }] : [], call.operationId)
    deepStrictEqual(item.servers, isOfPrograms ? undefined : [{ url: '/' }])
    strictEqual(call.description, isOfPrograms ? `Needs a key with the scope \`${call.operationId}\`.` : undefined)
    ok(call.summary.length > 10)
  }
  deepStrictEqual(description.servers, [{ url: '/api/consents/v1' }])
  deepStrictEqual(description.components.securitySchemes, { key: { type: 'http', scheme: 'bearer' } })
  strictEqual(description.openapi, '3.1.0')
  deepStrictEqual(
    [description.info.title, description.info.license],
    ['Consent server', { name: 'MIT', identifier: 'MIT' }],
  )
})

test('each answer is described, those of failures with the reason', () => {
  const reasons = {
    400: 'The call is not valid',
    413: 'The body is too large',
    429: 'Too many calls; Retry-After has the seconds',
  }
  const ofPrograms = {
    ...reasons,
    401: 'The key is missing, has ended or is revoked',
    403: 'The key does not include this call or this site',
    503: 'The database does not respond; repeat the call',
  }
  const ofPages = {
    ...reasons,
    403: 'The call comes from another site, from no origin, or has no token of the site',
    404: 'There is no such subject',
    503: 'The database does not respond; repeat the call',
  }
  for (const { path, item, call } of calls)
    for (const [status, answer] of Object.entries(call.responses)) {
      const isOfPages = Boolean(item.servers)
      const words = `${call.operationId} ${status}`
      if (status < 300) {
        strictEqual(answer.description, 'Done', words)
        strictEqual(schemaIn(answer)?.type, status === '204' ? undefined : 'object', words)
        continue
      }
      strictEqual(answer.description, (isOfPages ? ofPages : ofPrograms)[status], words)
      const expected = path === '/statistics' ? undefined : isOfPages ? failure : problem
      if (path !== '/readyz') deepStrictEqual(schemaIn(answer), expected, words)
    }
  const { 200: ready, 503: unready } = callOf('readyz').responses
  deepStrictEqual(schemaIn(unready), schemaIn(ready))
  deepStrictEqual(schemaIn(ready).properties.status.enum, ['ok', 'unavailable'])
  const { Problem, Failure } = description.components.schemas
  deepStrictEqual([Problem.required, Object.keys(Problem.properties)], [['message'], ['message', 'field']])
  deepStrictEqual(
    [Failure.required, Object.keys(Failure.properties)],
    [['message'], ['message', 'code', 'status', 'defined', 'data']],
  )
})

test('bodies are described as they are sent, with what is required and how long it may be', () => {
  const bodyOf = id => schemaIn(callOf(id).requestBody)
  const facts = id => [bodyOf(id).required, Object.keys(bodyOf(id).properties)]
  deepStrictEqual(facts('store'), [
    ['site', 'categories'],
    ['site', 'subject', 'categories', 'time', 'account', 'surface', 'country', 'region', 'metadata'],
  ])
  deepStrictEqual(facts('withdraw'), [['site'], ['site', 'time', 'surface']])
  deepStrictEqual(facts('import'), [
    ['tool', 'decisions'],
    ['tool', 'decisions'],
  ])
  deepStrictEqual(facts('issueHandOff'), [
    ['recordId', 'to'],
    ['recordId', 'to'],
  ])
  deepStrictEqual(facts('acceptHandOff'), [['token'], ['token']])
  deepStrictEqual(facts('linkSubject'), [['externalId'], ['externalId', 'identityProvider']])
  deepStrictEqual(facts('verifyConsent'), [[], ['type', 'domain', 'preferences']])
  deepStrictEqual(facts('countBanner'), [['event'], ['event', 'day', 'layout', 'language', 'hosts']])
  deepStrictEqual(facts('storeSubject')[0], ['type', 'subjectId', 'domain', 'givenAt'])
  deepStrictEqual(facts('setConsent')[0], ['type', 'domain', 'preferences'])
  deepStrictEqual(bodyOf('countBanner').properties.event.enum, [
    'shown',
    'ignored',
    'accepted',
    'rejected',
    'customized',
    'hosts',
  ])
  const { site, subject, account, country, region, surface } = bodyOf('store').properties
  deepStrictEqual([site.maxLength, subject.maxLength, account.maxLength, account.minLength], [253, 64, 255, 1])
  deepStrictEqual([surface.maxLength, country.pattern, region.pattern], [64, '^[A-Z]{2}$', '^[A-Za-z0-9-]{1,6}$'])
  strictEqual(site.description, 'The host name of the site, such as `www.example.com`')
  const { tool, decisions } = bodyOf('import').properties
  deepStrictEqual([tool.minLength, tool.maxLength, decisions.minItems, decisions.maxItems], [1, 64, 1, 100])
  deepStrictEqual(bodyOf('storeSubject').properties.preferences, { type: 'object' })
  strictEqual(bodyOf('issueHandOff').properties.recordId.maxLength, 255)
  strictEqual(JSON.stringify(description).includes('$schema'), false)
})

test('answers are described with each of their fields', () => {
  const answerOf = (id, status = 200) => schemaIn(callOf(id).responses[status])
  const facts = (id, status) => {
    const { properties, required } = answerOf(id, status)
    return Object.keys(properties)
      .map(name => (required.includes(name) ? name : `${name}?`))
      .join(' ')
  }
  strictEqual(facts('showConsentBanner'), 'showConsentBanner jurisdiction location policy? protocol')
  strictEqual(facts('init'), 'jurisdiction location branding? policy? policyDecision?')
  strictEqual(
    facts('storeSubject'),
    'subjectId consentId domainId domain type metadata? appliedPreferences? uiSource? givenAt',
  )
  strictEqual(
    facts('setConsent'),
    'id subjectId externalSubjectId? domainId domain type status recordId metadata? givenAt',
  )
  strictEqual(facts('verifyConsent'), 'isValid')
  strictEqual(facts('getSubject'), 'subject consents isValid')
  strictEqual(facts('linkSubject'), 'success subject')
  strictEqual(facts('checkConsents'), 'results')
  strictEqual(facts('status'), 'version timestamp client?')
  strictEqual(facts('issueHandOff'), 'token')
  strictEqual(facts('acceptHandOff'), 'from granted')
  strictEqual(facts('healthz'), 'status')
  strictEqual(facts('store', 201), 'decision subject site time')
  strictEqual(facts('withdraw', 201), 'decision subject site time')
  strictEqual(facts('import', 201), 'decisions')
  strictEqual(facts('read'), 'decisions next')
  deepStrictEqual(Object.keys(answerOf('read').properties.decisions.items.properties), [
    'decision',
    'subject',
    'site',
    'time',
    'action',
    'granted',
    'law',
    'account',
    'receipt',
  ])
  strictEqual(answerOf('showConsentBanner').properties.protocol.const, 2)
  strictEqual(answerOf('verifyConsent').properties.isValid.const, false)
  const { type, status } = answerOf('setConsent').properties
  deepStrictEqual([type.const, status.const], ['cookie_banner', 'active'])
})
