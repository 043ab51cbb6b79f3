import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counts the requests of each visitor within a minute. Each process counts separately.
 * A request can count several times: the weight is their number.
 * @returns 0 if the request is allowed, otherwise the seconds until the next allowed one
 */
export function rateLimit(perMinute: number): (visitor: string, weight?: number) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return (visitor, weight = 1) =>
    limiter.consume(visitor, weight).then(
      () => 0,
      (refused: RateLimiterRes) => Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
    )
}
