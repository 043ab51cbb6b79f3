import type { Service } from '../service'

export const chartbeat: Service = {
  name: 'chartbeat',
  title: 'Chartbeat',
  category: 'measurement',
  purpose: 'Counts readers and how long they read.',
  company: { name: 'Chartbeat, Inc.', country: 'US' },
  privacyUrl: 'https://chartbeat.com/privacy/',
  hosts: ['chartbeat.com', 'chartbeat.net'],
  stores: [
    { name: '_chartbeat*', purpose: 'Recognizes the visitor.', duration: 'P30D' },
    { name: '_cb', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: '_cb_svref', purpose: 'Remembers where the visitor came from.', duration: 'PT30M' },
    { name: '_cb_ls', purpose: 'Checks whether the browser can store data.', duration: 'P13M' },
    { name: '_SUPERFLY_nosample', purpose: 'Stops counting on sites that exceed their plan.', duration: 'PT1H' },
  ],
}
