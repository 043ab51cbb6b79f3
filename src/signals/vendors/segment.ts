import { categoryNames } from '../../consent/categories'
import { onlyNecessary } from '../../consent/consents'
import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

interface SegmentEvent {
  payload: { obj: { context?: { consent?: object } } }
  next(payload: SegmentEvent['payload']): void
}
interface Analytics {
  addSourceMiddleware(middleware: (event: SegmentEvent) => void): unknown
  track(name: string, properties: undefined, context: object): unknown
}

/**
 * Segment. Every event carries the consent state by our category names, and a new decision is an event of its own.
 * @pending each event carries `context.consent.categoryPreferences`
 * @granted the event `Segment Consent Preference Updated`
 * @denied the same event
 */
export const segment = defineVendor({
  categories: categoryNames,
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
})
