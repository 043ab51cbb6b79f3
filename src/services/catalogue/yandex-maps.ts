import type { Service } from '../service'

export const yandexMaps: Service = {
  name: 'yandex-maps',
  title: 'Yandex Maps',
  category: 'experience',
  purpose: 'Shows interactive Yandex maps on the page.',
  company: { name: 'Yandex LLC', country: 'RU' },
  privacyUrl: 'https://yandex.com/legal/confidential/',
  hosts: [
    'api-maps.yandex.ru',
    'api-maps.yandex.com',
    'yandex.ru/map-widget',
    'yandex.com/map-widget',
    'maps.yandex.net',
  ],
  stores: [
    { name: 'yandexuid', purpose: 'Recognizes the browser.', domain: 'yandex.ru', duration: 'P10Y' },
    { name: 'yuidss', purpose: 'Recognizes the browser.', domain: 'yandex.ru', duration: 'P10Y' },
    {
      name: 'is_gdpr',
      purpose: 'Remembers whether European data protection law applies.',
      domain: 'yandex.ru',
      duration: 'P2Y',
    },
  ],
}
