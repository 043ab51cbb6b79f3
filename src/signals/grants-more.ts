import type { Consents } from '../consent/consents'

/** Whether anything is allowed beside what is necessary. */
export const grantsMore = (consents: Consents): boolean =>
  Object.entries(consents).some(([name, on]) => on && name !== 'necessary')
