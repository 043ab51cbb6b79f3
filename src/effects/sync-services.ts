import type { Effect } from './effect-context'
import { whenFetched } from './when-fetched'

/** Loads start-services.ts if the site declares services. */
export const syncServices: Effect = context =>
  context.services === null
    ? () => {}
    : whenFetched(import('./start-services'), ({ startServices }) => startServices(context), context.report)
