import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counts the requests of each visitor within a minute. Each process counts separately.
 * @returns 0 if the request is allowed, otherwise the seconds until the next allowed one
 */
export function rateLimit(perMinute: number): (visitor: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return visitor =>
    limiter.consume(visitor).then(
      () => 0,
      (refused: RateLimiterRes) => Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    )
}
