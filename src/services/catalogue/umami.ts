import { textOption } from '../loading/text-option'
import type { Service } from '../service'

export const umami: Service = {
  name: 'umami',
  title: 'Umami',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Umami Software, Inc.', country: 'US' },
  privacyUrl: 'https://umami.is/privacy',
  hosts: ['cloud.umami.is', 'gateway.umami.is', 'api-gateway.umami.dev', 'analytics.umami.is'],
  stores: [
    {
      name: 'umami.disabled',
      kinds: ['localStorage'],
      purpose: 'Excludes the site’s own staff from the counts.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: '01234567-89ab-cdef-0123-456789abcdef',
      where: 'Umami, Settings, Websites, your site: the website ID',
    },
    start(id, page) {
      const host = textOption(page, 'host', page.address ?? 'https://cloud.umami.is').replace(/\/$/, '')
      page.loadScript(`${host}/script.js`, { 'data-website-id': id })
    },
  },
}
