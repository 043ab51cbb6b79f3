import type { Consents } from '../consent/consents'

/** Returns whether a category other than necessary is granted. */
export const grantsMore = (consents: Consents): boolean =>
  Object.entries(consents).some(([name, on]) => on && name !== 'necessary')
