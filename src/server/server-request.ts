import { hasOwn } from '../consent/has-own'

/** A request of Node's `http` or a framework on top of it: Express, Fastify, Koa's `ctx.req`, h3's `event.node.req`. */
export interface NodeRequest {
  method?: string | undefined
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if the framework has parsed it: text, bytes, `URLSearchParams`, `FormData` or an object. */
  body?: unknown
  /** The body as a stream, if nothing has read it. */
  [Symbol.asyncIterator]?(): AsyncIterator<unknown>
}

/** A request on a server: the Fetch API's `Request`, or Node's. */
export type ServerRequest = Request | NodeRequest

/**
 * @param by the name of the function, for the message
 * @throws TypeError for what is no request, such as the context of Hono or Koa. It has no method, so that a decision would be lost.
 */
export function checkRequest(by: string, given: unknown): void {
  const { headers, method } = Object(given) as { headers?: unknown; method?: unknown }
  if (typeof headers !== 'object' || headers === null || !['string', 'undefined'].includes(typeof method))
    throw new TypeError(
      `${by} was given no request; allowed are a Request of the Fetch API, such as c.req.raw in Hono, and Node's, such as ctx.req in Koa`,
    )
}

/** Returns whether a request has the interface of the Fetch API, including polyfills and other realms. */
export const isFetchRequest = (request: ServerRequest): request is Request => typeof request.headers.get === 'function'

/** Returns the header by its lower-case name; an empty text if it is missing or sent more than once. */
export function headerOf(request: ServerRequest, name: string): string {
  if (isFetchRequest(request)) return request.headers.get(name)?.trim() ?? ''
  const value = hasOwn(request.headers, name) ? request.headers[name] : ''
  return typeof value === 'string' ? value.trim() : ''
}
