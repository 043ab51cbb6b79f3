import { hasOwn } from '../consent/has-own'

/** A request as Node's `http` and frameworks on top of it have it: Express, Fastify, Koa's `ctx.req`, h3's `event.node.req`. */
export interface NodeRequest {
  method?: string | undefined
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, where the framework has parsed it: text, bytes, `URLSearchParams`, `FormData` or an object. */
  body?: unknown
  /** The body as a stream, where nobody has read it. */
  [Symbol.asyncIterator]?(): AsyncIterator<unknown>
}

/** A request as servers have it: the Fetch API's `Request`, or Node's. */
export type ServerRequest = Request | NodeRequest

/** Whether a request is the Fetch API's, also one of another realm or a polyfill. */
export const isFetchRequest = (request: ServerRequest): request is Request => typeof request.headers.get === 'function'

/** @returns the header by its lower-case name; an empty text where the request has none, or sends it more than once */
export function headerOf(request: ServerRequest, name: string): string {
  if (isFetchRequest(request)) return request.headers.get(name)?.trim() ?? ''
  const value = hasOwn(request.headers, name) ? request.headers[name] : ''
  return typeof value === 'string' ? value.trim() : ''
}
