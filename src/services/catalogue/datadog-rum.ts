import type { Service } from '../service'

export const datadogRum: Service = {
  name: 'datadog-rum',
  title: 'Datadog RUM',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site and can record visits.',
  company: { name: 'Datadog, Inc.', country: 'US' },
  privacyUrl: 'https://www.datadoghq.com/legal/privacy/',
  hosts: [
    'datadoghq-browser-agent.com',
    'browser-intake-datadoghq.com',
    'browser-intake-datadoghq.eu',
    'browser-intake-us3-datadoghq.com',
    'browser-intake-us5-datadoghq.com',
    'browser-intake-ap1-datadoghq.com',
    'browser-intake-ddog-gov.com',
    'browser-intake-ap2-datadoghq.com',
    'browser-intake-us2-ddog-gov.com',
  ],
  stores: [
    { name: '_dd_s', purpose: 'Recognizes the visit.', duration: 'PT15M' },
    { name: '_dd_*', kinds: ['localStorage'], purpose: 'Keeps the state of the measurement.', duration: 'persistent' },
    { name: '_dd_s_v2', purpose: 'Recognizes the visit.', duration: 'PT15M' },
    { name: '_dd_tab_id', kinds: ['sessionStorage'], purpose: 'Recognizes the tab.', duration: 'session' },
  ],
}
