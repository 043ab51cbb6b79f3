import { listQueue } from '../loading/list-queue'
import { loadScriptThen } from '../loading/load-script-then'
import type { Service, ServicePage } from '../service'

type Tag = new (settings: Record<string, unknown>) => { push(...words: unknown[]): unknown }

const consent = (page: ServicePage, when: 'default' | 'update', granted: boolean): void =>
  void listQueue(page, 'uetq').push('consent', when, { ad_storage: granted ? 'granted' : 'denied' })

export const microsoftUet: Service = {
  name: 'microsoft-uet',
  title: 'Microsoft Advertising (UET)',
  category: 'marketing',
  purpose: 'Measures ads on Bing and Microsoft sites, and shows ads there to people who visited the site.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  hosts: ['bat.bing.com', 'bat.bing.net', 'bat.r.msn.com'],
  stores: [
    { name: '_uetsid*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'P1D' },
    { name: '_uetvid*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    {
      name: '_uetmsclkid*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Stores the click on an ad.',
      duration: 'P90D',
    },
    { name: 'MUID', purpose: 'Recognizes browsers.', domain: 'bing.com', duration: 'P13M' },
    { name: 'MSPTC', purpose: 'Recognizes visitors for ads.', domain: 'bing.com', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^\d{6,12}$/,
      example: '12345678',
      where: 'Microsoft Advertising, Conversions, UET tag: the tag ID',
    },
    start(id, page) {
      consent(page, 'default', true)
      loadScriptThen(page, 'https://bat.bing.com/bat.js', () => {
        const { UET } = page.globals
        if (typeof UET !== 'function') return
        const tag = new (UET as Tag)({ ti: id, enableAutoSpaTracking: true, q: page.globals.uetq })
        page.globals.uetq = tag
        tag.push('pageLoad')
      })
    },
    update: (granted, _id, page) => consent(page, 'update', granted),
  },
}
