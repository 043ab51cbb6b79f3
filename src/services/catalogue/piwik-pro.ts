import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

/** Piwik PRO's consent types, and the categories that grant them. */
const types = {
  analytics: 'measurement',
  ab_testing_and_personalization: 'experience',
  conversion_tracking: 'marketing',
  marketing_automation: 'marketing',
  remarketing: 'marketing',
  user_feedback: 'functionality',
}

/** Queues a call of `ppms.cm.api`, in the form in which Piwik PRO's own stub queues it. */
const consent = (granted: boolean, page: ServicePage): void => {
  const consents = Object.fromEntries(
    Object.entries(types).map(([type, category]) => [type, { status: granted && page.consents[category] ? 1 : 0 }]),
  )
  const { ppms } = page.globals as { ppms?: { cm?: { api?: unknown } } }
  const api = ppms?.cm?.api
  if (typeof api === 'function') api('setComplianceSettings', { consents })
  else listQueue(page, 'dataLayer').push({ event: 'ppms.cm:setComplianceSettings', parameters: [{ consents }] })
}

export const piwikPro: Service = {
  name: 'piwik-pro',
  title: 'Piwik PRO',
  category: 'measurement',
  purpose: 'Counts visits, records how visitors use the site, and can load other services.',
  company: { name: 'Piwik PRO SA', country: 'PL' },
  privacyUrl: 'https://piwik.pro/privacy-policy/',
  hosts: ['piwik.pro', 'piwikpro.com'],
  stores: [
    { name: 'stg_*', kinds: ['cookie', 'localStorage'], purpose: 'Keeps the state of the visit.', duration: 'P1Y' },
    { name: '_stg_optout', purpose: 'Stores that measurement is refused.', duration: 'P1Y' },
    { name: 'ppms_privacy_*', purpose: 'Stores what the visitor allowed.', duration: 'P1Y' },
    {
      name: 'ppms_webstorage',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of the visit.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9-]{2,60}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: 'example/01234567-89ab-cdef-0123-456789abcdef',
      where: 'Piwik PRO, Menu, Administration, Sites and apps: the account name, a slash, the site ID',
    },
    start(id, page) {
      const [account, site] = id.split('/')
      consent(true, page)
      listQueue(page, 'dataLayer').push({ start: Date.now(), event: 'stg.start' })
      page.loadScript(`https://${account}.containers.piwik.pro/${site}.js`)
    },
    update: (granted, _id, page) => consent(granted, page),
  },
}
