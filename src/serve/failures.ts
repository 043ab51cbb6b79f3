import type { Call } from './call'

const failure = (code: string, message: string, status: number, data: object = {}) => ({
  code,
  message,
  status,
  defined: true,
  data,
})

/** The responses to calls that fail, in the form of @c15t/backend. */
export const failures = {
  /** @param data the field that is invalid */
  invalid: (c: Call, message: string, data: { field?: string } = {}) =>
    c.json(failure('INPUT_VALIDATION_FAILED', message, 400, data), 400),
  malformed: (c: Call) => c.json(failure('HTTP_ERROR', 'Malformed JSON in request body', 400), 400),
  withoutIdentity: (c: Call) => {
    const message = 'externalId must be a token of the site’s server; see IDENTITY_SECRET'
    return c.json(failure('IDENTITY_REQUIRED', message, 403), 403)
  },
  withoutOrigin: (c: Call) => {
    const message = 'Calls of sandboxed frames and files, which have the origin null, are refused'
    return c.json(failure('ORIGIN_REFUSED', message, 403), 403)
  },
  /** The site is new, and today's number of new sites is reached. */
  tooManySites: (c: Call) => {
    const message = 'Too many new sites today; name yours in SITES'
    return c.json(failure('TOO_MANY_SITES', message, 429), 429, { 'retry-after': '3600' })
  },
  notFound: (c: Call) => c.json(failure('NOT_FOUND', 'Not Found', 404), 404),
  internal: (c: Call) => c.json(failure('INTERNAL_SERVER_ERROR', 'Internal server error', 500), 500),
  unavailable: (c: Call) => {
    const body = failure('UNAVAILABLE', 'The database does not respond; try again later', 503)
    return c.json(body, 503, { 'retry-after': '5' })
  },
}
