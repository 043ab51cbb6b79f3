import type { Service } from '../service'

export const dynatrace: Service = {
  name: 'dynatrace',
  title: 'Dynatrace',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site and can record visits.',
  company: { name: 'Dynatrace LLC', country: 'US' },
  privacyUrl: 'https://www.dynatrace.com/company/trust-center/privacy/',
  hosts: [
    'js-cdn.dynatrace.com',
    'ruxit.com',
    'live.dynatrace.com',
    'bf.dynatrace.com',
    'apps.dynatrace.com',
    'ruxitagent.com',
  ],
  stores: [
    { name: 'dtCookie*', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'rxVisitor*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'session' },
    { name: 'rxvt*', kinds: ['cookie', 'sessionStorage'], purpose: 'Holds when the visit ends.', duration: 'session' },
    { name: 'dtPC*', purpose: 'Links a page to its measurements.', duration: 'session' },
    { name: 'dtSa*', purpose: 'Holds the last action across pages.', duration: 'session' },
    { name: 'dtLatC*', purpose: 'Measures the delay of the network.', duration: 'session' },
    { name: 'dtAdk*', purpose: 'Keeps the state of the measurement.', duration: 'session' },
    { name: 'dtValidationCookie', purpose: 'Holds the domain on which cookies can be set.', duration: 'session' },
    { name: 'dtDisabled', purpose: 'Remembers that measurement is off.', duration: 'session' },
  ],
}
