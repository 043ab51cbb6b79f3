/** Returns whether a text is a path below the root of a host, without query: "/ingest", but neither "/" nor "//host". */
export const isPath = (value: unknown): boolean => typeof value === 'string' && /^(\/[^\s/?#*\\;]+)+\/?$/.test(value)
