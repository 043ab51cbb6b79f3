import { Hono, type Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import * as v from 'valibot'
import type { Access, accessTable } from '../access/access-table'
import type { Scope } from '../access/scopes'
import type { Call, CallEnv } from '../call'
import { findDecisions } from '../dashboard/find-decisions'
import { readSites } from '../dashboard/read-sites'
import type { Query } from '../database'
import type { Decision, Refusal } from '../decision-schema'
import { handleDecision, type DecisionParts } from '../handle-decision'
import { isNamedSite } from '../is-named-site'
import { jsonBody } from '../json-body'
import { rateLimit } from '../rate-limit'
import { rowId } from '../row-id'
import type { Settings } from '../settings'
import { visitorPlace } from '../visitor-place'
import type { ApiDecision } from './api-schemas'
import { apiCalls, openApi, type ApiCall } from './open-api'

/** A key may call this many times as often as a visitor. */
const FASTER = 50

interface ApiEnv {
  readonly Bindings: CallEnv['Bindings']
  readonly Variables: { access: Access }
}

interface ApiOptions {
  readonly query: Query
  readonly settings: Settings
  readonly parts: DecisionParts
  readonly table: ReturnType<typeof accessTable>
  /** Validates a decision as it is stored. */
  readonly validate: (body: unknown) => { value: Decision } | Refusal
  /** Answers other errors. */
  readonly onError: (error: Error, c: Call) => Response | Promise<Response>
}

/** A call that a program made wrong. */
class ApiProblem extends Error {
  constructor(
    readonly status: 400 | 403,
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? 'body'
  throw new ApiProblem(400, `${field}: ${issue.message}`, field)
}

/** Reads what a program sends as the decision that is stored. */
function decisionOf(given: ApiDecision, subject: string, tool?: string): Decision {
  const granted = Object.values(given.categories).filter(Boolean).length
  const isNecessaryOnly = Object.entries(given.categories).every(([name, on]) => on === (name === 'necessary'))
  const isAll = granted === Object.keys(given.categories).length && granted > 1
  return {
    type: 'cookie_banner',
    subjectId: subject,
    domain: given.site,
    preferences: given.categories,
    givenAt: given.time === undefined ? Date.now() : Date.parse(given.time),
    uiSource: given.surface ?? (tool ? 'import' : 'api'),
    consentAction: isNecessaryOnly ? 'necessary' : isAll ? 'all' : 'custom',
    metadata: { ...given.metadata, ...(tool && { importedFrom: tool }) },
  }
}

/**
 * The API for servers: apps and shops store, read, withdraw and import decisions with a key of their own, which is limited to
 * calls and sites. Pages of visitors cannot call it, because it answers no preflight.
 */
export function apiRoutes({ query, settings, parts, table, validate, onError }: ApiOptions) {
  const limit = rateLimit(settings.perMinute * FASTER)
  const app = new Hono<ApiEnv>()
  app.onError((error, c) => {
    if (!(error instanceof ApiProblem)) return onError(error, c as unknown as Call)
    const { status, message, field } = error
    return c.json({ message, ...(field !== undefined && { field }) }, status)
  })
  const description = openApi(settings.basePath, settings.purposes)
  app.get('/openapi.json', c => c.json(description))

  app.use(
    bearerAuth<ApiEnv>({
      verifyToken: async (token, c) => {
        const access = token.length > 100 ? null : await table.byToken(token)
        if (access?.role !== 'program') return false
        c.set('access', access)
        return true
      },
      noAuthenticationHeader: { message: { message: 'A key is needed: Authorization: Bearer ce_…' } },
      invalidAuthenticationHeader: { message: { message: 'A key is needed: Authorization: Bearer ce_…' } },
      invalidToken: { message: { message: 'The key is unknown, has ended or is revoked' } },
    }),
  )
  app.use(async (c, next) => {
    const { wait: seconds } = await limit(c.get('access').id)
    if (seconds > 0) return c.json({ message: 'Too many calls' }, 429, { 'retry-after': String(seconds) })
    await next()
  })
  const mayCall = (access: Access, scope: Scope) => {
    if (!access.scopes.includes(scope)) throw new ApiProblem(403, `The key has no scope "${scope}"`)
  }
  const maySite = ({ sites }: Access, site: string, field: string) => {
    if (sites.length > 0 && !isNamedSite(site, sites)) throw new ApiProblem(403, `The key is not for "${site}"`, field)
  }
  /** Reads the body of a call. */
  async function bodyOf<T>(c: Context<ApiEnv>, schema: v.GenericSchema<unknown, T>) {
    const given = await jsonBody(c as unknown as Call, settings.largestBody)
    if (given instanceof Response) {
      if (given.status === 413) return given
      throw new ApiProblem(400, 'The body must be JSON, with the content type application/json')
    }
    return { value: parse(schema, given.value), size: given.size }
  }

  async function store(access: Access, given: ApiDecision, size: number, field: string, tool?: string) {
    maySite(access, given.site, field)
    const subject = given.subject ?? rowId('sub', Date.now())
    const read = validate(decisionOf(given, subject, tool))
    if ('field' in read) {
      const names: Record<string, string> = { preferences: 'categories', givenAt: 'time' }
      throw new ApiProblem(400, read.message, names[read.field] ?? read.field)
    }
    const places: Record<string, string | undefined> = {
      'x-c15t-country': given.country,
      'x-c15t-region': given.region,
    }
    const { id, givenAt } = await handleDecision(parts, read.value, {
      place: visitorPlace(name => places[name]),
      language: null,
      device: 'unknown',
      account: given.account ?? null,
      size,
    })
    return { decision: id, subject, site: given.site, time: givenAt }
  }

  const on = <Name extends keyof typeof apiCalls>(name: Name) => {
    const { method, path }: ApiCall = apiCalls[name]
    return [method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')] as const
  }
  app.on(...on('store'), async c => {
    const access = c.get('access')
    mayCall(access, 'store')
    const body = await bodyOf(c, apiCalls.store.body)
    if (body instanceof Response) return body
    return c.json(await store(access, body.value, body.size, 'site'), 201)
  })
  app.on(...on('withdraw'), async c => {
    const access = c.get('access')
    mayCall(access, 'withdraw')
    const body = await bodyOf(c, apiCalls.withdraw.body)
    if (body instanceof Response) return body
    const refused = Object.fromEntries(
      ['necessary', 'functionality', 'measurement', 'experience', 'marketing', ...settings.purposes].map(name => [
        name,
        name === 'necessary',
      ]),
    )
    const given = { ...body.value, subject: c.req.param('subject'), categories: refused }
    return c.json(await store(access, given, body.size, 'site'), 201)
  })
  app.on(...on('import'), async c => {
    const access = c.get('access')
    mayCall(access, 'import')
    const body = await bodyOf(c, apiCalls.import.body)
    if (body instanceof Response) return body
    const { decisions, tool } = body.value
    for (const [at, { site }] of decisions.entries()) maySite(access, site, `decisions.${at}.site`)
    const size = Math.ceil(body.size / decisions.length)
    const stored = await Promise.all(
      decisions.map((given, at) => store(access, given, size, `decisions.${at}.site`, tool)),
    )
    return c.json({ decisions: stored }, 201)
  })
  app.on(...on('read'), async c => {
    const access = c.get('access')
    mayCall(access, 'read')
    const ids = access.sites.length === 0 ? null : (await readSites(query, access.sites)).map(({ id }) => id)
    const subject = c.req.param('subject') ?? ''
    if (!subject.startsWith('sub_')) throw new ApiProblem(400, 'subject must begin with sub_', 'subject')
    const { decisions, next = null } = await findDecisions(query, subject, ids, c.req.query('after')?.slice(0, 255))
    return c.json({
      decisions: decisions.map(one => ({
        decision: one.id,
        subject: one.subjectId,
        site: one.domain,
        time: one.givenAt,
        action: one.consentAction,
        granted: one.granted,
        law: one.jurisdiction,
        account: one.account || null,
        receipt: (one.metadata as { receipt?: unknown } | null)?.receipt ?? null,
      })),
      next,
    })
  })
  app.all('*', c => c.json({ message: 'The API has no such call; see openapi.json' }, 404))
  return app
}
