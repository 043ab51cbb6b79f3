import type { Effect } from './effect-context'
import { whenFetched } from './when-fetched'

/** Has the declared services fetched and started; its code is fetched by pages that declare some. */
export const syncServices: Effect = context =>
  context.services === null
    ? () => {}
    : whenFetched(import('./start-services'), ({ startServices }) => startServices(context), context.report)
