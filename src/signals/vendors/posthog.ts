import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

interface PostHog {
  opt_in_capturing(options?: { captureEventName: false }): void
  opt_out_capturing(): void
}

/**
 * PostHog, once it is initialised. Until then its own option `opt_out_capturing_by_default` keeps it from capturing.
 * @pending none
 * @granted `posthog.opt_in_capturing()`
 * @denied `posthog.opt_out_capturing()`
 */
export const posthog = defineVendor({
  categories: ['measurement'],
  start({ global = 'posthog' }) {
    const withPostHog = lateGlobal<PostHog>(global, ({ opt_in_capturing }) => typeof opt_in_capturing === 'function')
    return ({ consents, isNew }) =>
      withPostHog(posthog => {
        if (!consents.measurement) posthog.opt_out_capturing()
        else if (isNew) posthog.opt_in_capturing()
        // A restored consent would otherwise send another $opt_in event on every page.
        else posthog.opt_in_capturing({ captureEventName: false })
      })
  },
})
