import type { VisitorPlace } from './visitor-place'

/** A call as the server has received it. */
interface Call {
  readonly method: string
  readonly url: string
  readonly header: (name: string) => string | undefined
}

/**
 * Creates the request that passes a call to @c15t/backend, with the headers that it reads.
 * @param body the body, if it has one
 */
export function backendRequest(
  { method, url, header }: Call,
  { country, region }: VisitorPlace,
  body?: string,
): Request {
  const headers = new Headers({ accept: 'application/json' })
  for (const name of ['authorization', 'accept-language', 'content-type']) {
    const value = header(name)
    if (value) headers.set(name, value)
  }
  if (country) headers.set('x-c15t-country', country)
  if (region) headers.set('x-c15t-region', region)
  const { pathname, search } = new URL(url)
  return new Request(`http://localhost${pathname}${search}`, { method, headers, ...(body && { body }) })
}
