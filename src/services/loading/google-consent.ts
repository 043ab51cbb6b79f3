import type { ServicePage } from '../service'
import type { GoogleLayer } from './google-layer'

/** Google's consent signals (Consent Mode v2) and the categories that grant them. */
const categories = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'measurement',
  functionality_storage: 'functionality',
  personalization_storage: 'experience',
  security_storage: 'necessary',
}

/**
 * Queues the consent signals: first the default (all denied), unless the page has queued a default itself; then the
 * consents in force, if they differ from the signals sent last.
 */
export function googleConsent(
  { gtag, commands, state }: GoogleLayer,
  { consents }: Pick<ServicePage, 'consents'>,
): void {
  const signals = (isGranted: (category: string) => boolean): Record<string, string> =>
    Object.fromEntries(
      Object.entries(categories).map(([signal, category]) => [signal, isGranted(category) ? 'granted' : 'denied']),
    )
  // The signals apply to all of Google's tags at once, so refusing one service denies its category.
  const refused = [...state.services.values()].filter(({ granted }) => !granted).map(({ category }) => category)
  const current = signals(category => consents[category] === true && !refused.includes(category))
  if (JSON.stringify(current) === state.sent) return
  if (state.sent === '' && commands('consent', 'default').length === 0)
    gtag(
      'consent',
      'default',
      signals(() => false),
    )
  state.sent = JSON.stringify(current)
  gtag('consent', 'update', current)
}
