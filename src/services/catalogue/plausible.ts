import { functionQueue } from '../loading/function-queue'
import { textOption } from '../loading/text-option'
import type { Service } from '../service'

export const plausible: Service = {
  name: 'plausible',
  title: 'Plausible Analytics',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Plausible Insights OÜ', country: 'EE' },
  privacyUrl: 'https://plausible.io/privacy',
  hosts: ['plausible.io'],
  stores: [
    {
      name: 'plausible_ignore',
      kinds: ['localStorage'],
      purpose: 'Excludes the site’s own staff from the counts.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^(pa-[A-Za-z0-9_-]{8,40}|([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(,([a-z0-9-]+\.)+[a-z]{2,})*)$/,
      example: 'pa-AbCdEf123456',
      where: 'Plausible, Site settings, Site installation: the file name of the script, or the domain of your site',
    },
    start(id, page) {
      const host = textOption(page, 'host', page.address ?? 'https://plausible.io').replace(/\/$/, '')
      const plausible = functionQueue(page, 'plausible')
      if (!id.startsWith('pa-')) {
        page.loadScript(`${host}/js/script.js`, { 'data-domain': id })
        return
      }
      // The script calls init with these settings as soon as it has loaded.
      plausible.o ??= {}
      plausible.init ??= (settings: object) => Object.assign(plausible, { o: settings })
      page.loadScript(`${host}/js/${id}.js`)
    },
  },
}
