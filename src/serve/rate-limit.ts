import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/** What a visitor has used of the limit. */
export interface Usage {
  /** The seconds until the next call that is allowed; 0 if this one is. */
  readonly wait: number
  /** The share of the limit that the calls of this minute have used, from 0. */
  readonly share: number
}

/**
 * Counts the requests of each visitor within a minute. Each process counts separately.
 * A request can count several times: the weight is their number.
 */
export function rateLimit(perMinute: number): (visitor: string, weight?: number) => Promise<Usage> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const shareOf = ({ consumedPoints }: RateLimiterRes) => consumedPoints / perMinute
  return (visitor, weight = 1) =>
    limiter.consume(visitor, weight).then(
      used => ({ wait: 0, share: shareOf(used) }),
      (refused: RateLimiterRes) => ({
        wait: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        share: shareOf(refused),
      }),
    )
}
