/** Returns whether a value is an event of the browser or of React, as `onClick={save}` passes it. */
export const isEvent = (value: unknown): boolean =>
  typeof (value as Event | null | undefined)?.preventDefault === 'function'
