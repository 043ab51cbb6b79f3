/** Returns whether a text is a host, or a host with a path, in lower case and without a scheme. */
export const isHost = (value: unknown): boolean =>
  typeof value === 'string' && /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9](\/[^\s?#]*)?$/.test(value)
