import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const init = (id: string, page: ServicePage): void =>
  void functionQueue(page, 'ym', { queue: 'a', fields: { l: Date.now() } })(Number(id), 'init', {
    clickmap: true,
    trackLinks: true,
    accurateTrackBounce: true,
    ...page.options,
  })

export const yandexMetrica: Service = {
  name: 'yandex-metrica',
  title: 'Yandex Metrica',
  category: 'measurement',
  purpose: 'Counts visits and records how visitors use the site.',
  company: { name: 'Yandex LLC', country: 'RU' },
  privacyUrl: 'https://yandex.com/legal/confidential/',
  hosts: ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.org', 'mc.webvisor.com', 'mc.admetrica.ru'],
  stores: [
    { name: '_ym_uid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors.', duration: 'P1Y' },
    { name: '_ym_d', purpose: 'Stores the date of the first visit.', duration: 'P1Y' },
    { name: '_ym_isad', purpose: 'Records whether the browser blocks ads.', duration: 'P2D' },
    { name: '_ym_visorc*', purpose: 'Keeps the state of the recording.', duration: 'PT30M' },
    {
      name: '_ym*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps settings and the state of the visit.',
      duration: 'P1Y',
    },
    { name: 'yandexuid', purpose: 'Recognizes browsers.', domain: 'yandex.ru', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^\d{5,10}$/,
      example: '12345678',
      where: 'Yandex Metrica, Tags: the tag number',
    },
    start(id, page) {
      init(id, page)
      page.loadScript(`https://mc.yandex.ru/metrika/tag.js?id=${id}`)
    },
    update(granted, id, page) {
      page.globals[`disableYaCounter${id}`] = !granted
      if (granted) init(id, page)
      else functionQueue(page, 'ym', { queue: 'a' })(Number(id), 'destruct')
    },
  },
}
