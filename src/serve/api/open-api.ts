import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { version } from '../../consent/version'
import type { Scope } from '../access/scopes'
import {
  apiDecision,
  apiImport,
  apiWithdrawal,
  decisionsAnswer,
  importAnswer,
  problemAnswer,
  storedAnswer,
} from './api-schemas'
import { visitorCalls, visitorFailure, type VisitorCall } from './visitor-calls'

/** The address of the API. */
export const API_PATH = '/api/consents/v1'

/** One call of the API. */
export interface ApiCall {
  readonly method: 'get' | 'post'
  /** As OpenAPI writes it. */
  readonly path: string
  readonly scope: Scope
  readonly summary: string
  readonly body?: GenericSchema
  readonly answer: GenericSchema
  readonly status: 200 | 201
  readonly query?: readonly { readonly name: string; readonly description: string }[]
}

/** The calls, from which the routes and the description follow. */
export const apiCalls = {
  store: {
    method: 'post',
    path: '/decisions',
    scope: 'store',
    summary: 'Stores a decision of a person',
    body: apiDecision,
    answer: storedAnswer,
    status: 201,
  },
  read: {
    method: 'get',
    path: '/subjects/{subject}/decisions',
    scope: 'read',
    summary: 'Reads the decisions of a subject, the earliest first, 100 on a page',
    answer: decisionsAnswer,
    status: 200,
    query: [{ name: 'after', description: 'The id of the decision behind which the page begins' }],
  },
  withdraw: {
    method: 'post',
    path: '/subjects/{subject}/withdrawals',
    scope: 'withdraw',
    summary: 'Withdraws the consent of a subject: everything but the necessary category is refused',
    body: apiWithdrawal,
    answer: storedAnswer,
    status: 201,
  },
  import: {
    method: 'post',
    path: '/imports',
    scope: 'import',
    summary: 'Imports decisions of another consent tool, at most 100',
    body: apiImport,
    answer: importAnswer,
    status: 201,
  },
} satisfies Record<string, ApiCall>

/** Converts a schema. Rules that JSON Schema cannot express are only checked by the server. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    // All our own types are objects.
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  })
  return rest
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const problem = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Problem' }) })

const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function operation(name: string, { path, scope, summary, body, answer, status, query = [] }: ApiCall): object {
  return {
    operationId: name,
    summary,
    description: `Needs a key with the scope \`${scope}\`.`,
    security: [{ key: [] }],
    parameters: [
      ...parametersIn(path),
      ...query.map(({ name: parameter, description }) => ({
        name: parameter,
        in: 'query',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done', ...json(schemaOf(answer, 'output')) },
      400: problem('The call is not valid'),
      401: problem('The key is missing, has ended or is revoked'),
      403: problem('The key does not include this call or this site'),
      413: problem('The body is too large'),
      429: problem('Too many calls; Retry-After has the seconds'),
      503: problem('The database does not respond; repeat the call'),
    },
  }
}

const reasons: Record<number, string> = {
  400: 'The call is not valid',
  403: 'The call comes from another site, from no origin, or has no token of the site',
  404: 'There is no such subject',
  413: 'The body is too large',
  429: 'Too many calls; Retry-After has the seconds',
  503: 'The database does not respond; repeat the call',
}

function visitorOperation({ id, path, summary, body, answer, status, query = [], failures }: VisitorCall): object {
  const failed = (code: number) => {
    if (id === 'readyz') return { description: reasons[code], ...json(schemaOf(answer!, 'output')) }
    // `/statistics` answers without a body.
    return { description: reasons[code], ...(answer && json({ $ref: '#/components/schemas/Failure' })) }
  }
  return {
    operationId: id,
    summary,
    security: [],
    parameters: [
      ...parametersIn(path),
      ...query.map(name => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
    ],
    ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done', ...(answer && json(schemaOf(answer, 'output'))) },
      ...Object.fromEntries(failures.map(code => [code, failed(code)])),
    },
  }
}

/**
 * Describes the server as OpenAPI 3.1: the API from the schemas that validate its calls, and the calls of pages, which are
 * at the root of the server.
 * @param basePath the path of the calls of pages
 * @param purposes names of preferences in addition to the five categories
 */
export function openApi(basePath: string, purposes: readonly string[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of visitorCalls(basePath, purposes))
    paths[call.path] = { ...paths[call.path], servers: [{ url: '/' }], [call.method]: visitorOperation(call) }
  for (const [name, call] of Object.entries(apiCalls) as [string, ApiCall][])
    paths[call.path] = { ...paths[call.path], [call.method]: operation(name, call) }
  return {
    openapi: '3.1.0',
    info: { title: 'Consent server', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: API_PATH }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemAnswer, 'output'), Failure: schemaOf(visitorFailure, 'output') },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  }
}
