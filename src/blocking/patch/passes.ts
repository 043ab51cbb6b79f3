/**
 * Returns whether a call can go directly to the native function, as most calls of frequent functions can. Decided
 * before anything is allocated.
 * @param first the first argument; the next parameter is the second one
 * @param count number of arguments
 */
export type Passes = (self: object, first: unknown, second: unknown, count: number) => boolean
