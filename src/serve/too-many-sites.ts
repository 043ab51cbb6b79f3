/** A decision of a new site, on a day that had as many new sites as are allowed. The client gets 429. */
export class TooManySites extends Error {
  override readonly name = 'TooManySites'
}
