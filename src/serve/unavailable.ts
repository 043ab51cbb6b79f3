/** The database cannot be used at the moment. The client gets 503 with Retry-After and repeats the call. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}
