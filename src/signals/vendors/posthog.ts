import { lateGlobal } from '../late-global'
import type { Vendor } from '../vendor'

interface PostHog {
  opt_in_capturing(options?: { captureEventName: false }): void
  opt_out_capturing(): void
}

/** PostHog, once it has been initialised; until then its own option `opt_out_capturing_by_default` keeps it still. */
export const posthog: Vendor = {
  asks: ['measurement'],
  start({ global = 'posthog' }) {
    const withPostHog = lateGlobal<PostHog>(global, ({ opt_in_capturing }) => typeof opt_in_capturing === 'function')
    return ({ consents, isNew }) =>
      withPostHog(posthog => {
        if (!consents.measurement) posthog.opt_out_capturing()
        else if (isNew) posthog.opt_in_capturing()
        // A yes that is only restored would otherwise be one more $opt_in on every page.
        else posthog.opt_in_capturing({ captureEventName: false })
      })
  },
}
