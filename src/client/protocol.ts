/** A version of c15t's wire protocol: `1` is that of c15t 1.5 (specification §7), `2` that of `@c15t/backend` 2.x. */
export type Protocol = '1' | '2'
