import { callMethod } from '../loading/call-method'
import { loadScriptThen } from '../loading/load-script-then'
import type { Service, ServicePage } from '../service'

/** Sends the consent to the Web SDK, if the property contains it. Its `defaultConsent` must be `pending`. */
const consent = (granted: boolean, page: ServicePage): void => {
  const value = { collect: { val: granted ? 'y' : 'n' }, metadata: { time: new Date().toISOString() } }
  const result = callMethod(page, 'alloy', 'setConsent', { consent: [{ standard: 'Adobe', version: '2.0', value }] })
  Promise.resolve(result).catch((thrown: unknown) =>
    console.warn('consent-elements: Adobe Experience Platform did not accept the consent', thrown),
  )
}

export const adobeExperiencePlatform: Service = {
  name: 'adobe-experience-platform',
  title: 'Adobe Experience Platform (Launch)',
  category: 'measurement',
  purpose: 'Loads and controls other services, and measures how visitors use the site.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: ['adobedtm.com', 'adobedc.net', 'demdex.net', 'omtrdc.net', '2o7.net', 'everesttech.net'],
  stores: [
    { name: 's_tp', purpose: 'Stores how long the page is.', duration: 'session' },
    { name: 'aam_uuid', purpose: 'Recognizes visitors for ads.', duration: 'P30D' },
    { name: 'kndctr_*', purpose: 'Recognizes visitors and stores their consent.', duration: 'P13M' },
    { name: 'AMCV_*', purpose: 'Recognizes visitors.', duration: 'P2Y' },
    { name: 'AMCVS_*', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 's_ecid', purpose: 'Recognizes visitors, set by a server of the site.', duration: 'P2Y' },
    { name: 's_vi*', purpose: 'Recognizes visitors.', duration: 'P2Y' },
    { name: 's_fid', purpose: 'Recognizes visitors if other cookies are blocked.', duration: 'P5Y' },
    { name: 's_cc', purpose: 'Checks whether cookies can be set.', duration: 'session' },
    { name: 's_sq', purpose: 'Stores the last click.', duration: 'session' },
    { name: 's_ppv*', purpose: 'Stores how much of the page was seen.', duration: 'session' },
    { name: 'sat_track', purpose: 'Stores whether measurement is allowed.', duration: 'P90D' },
    { name: 'mbox*', purpose: 'Stores the variants of pages that were shown.', duration: 'P2Y' },
    { name: 'at_check', purpose: 'Checks whether cookies can be set.', duration: 'session' },
    { name: 'demdex', purpose: 'Recognizes visitors on several sites.', domain: 'demdex.net', duration: 'P180D' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{12}\/[0-9a-f]{12}\/launch-[0-9A-Za-z]{12,40}(-(development|staging))?$/,
      example: '0123456789ab/cdef01234567/launch-89abcdef0123',
      where: 'Adobe Tags, Environments, Install: the address between assets.adobedtm.com/ and .min.js',
    },
    start(id, page) {
      loadScriptThen(page, `https://assets.adobedtm.com/${id}.min.js`, () => consent(true, page))
    },
    update: (granted, _id, page) => consent(granted, page),
  },
}
