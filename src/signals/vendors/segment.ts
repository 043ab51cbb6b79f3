import { categoryNames } from '../../consent/categories'
import { onlyNecessary } from '../../consent/consents'
import { lateGlobal } from '../late-global'
import type { Vendor } from '../vendor'

interface SegmentEvent {
  payload: { obj: { context?: { consent?: object } } }
  next(payload: SegmentEvent['payload']): void
}
interface Analytics {
  addSourceMiddleware(middleware: (event: SegmentEvent) => void): unknown
  track(name: string, properties: undefined, context: object): unknown
}

/** Segment: every event carries what is in force, by our category names, and a new decision is an event of its own. */
export const segment: Vendor = {
  asks: categoryNames,
  start({ global = 'analytics' }) {
    let categoryPreferences = onlyNecessary()
    const withAnalytics = lateGlobal<Analytics>(global, analytics => 'addSourceMiddleware' in analytics)
    withAnalytics(analytics =>
      analytics.addSourceMiddleware(({ payload, next }) => {
        const { context } = payload.obj
        payload.obj.context = { ...context, consent: { ...context?.consent, categoryPreferences } }
        next(payload)
      }),
    )
    return ({ consents, isNew }) => {
      categoryPreferences = consents
      if (isNew)
        withAnalytics(analytics =>
          analytics.track('Segment Consent Preference Updated', undefined, {
            consent: { categoryPreferences: consents },
          }),
        )
    }
  },
}
