import type { Service } from '../service'

export const yandexDirect: Service = {
  name: 'yandex-direct',
  title: 'Yandex Direct',
  category: 'marketing',
  purpose: 'Places advertisements from Yandex and counts sales after them.',
  company: { name: 'Yandex LLC', country: 'RU' },
  privacyUrl: 'https://yandex.com/legal/confidential/',
  hosts: [
    'an.yandex.ru',
    'yandex.ru/ads',
    'yandex.ru/an',
    'yabs.yandex.ru',
    'adfox.ru',
    'bs.yandex.ru',
    'adsdk.yandex.ru',
  ],
  stores: [
    {
      name: 'yabs-frequency',
      purpose: 'Limits how often an advertisement is shown.',
      domain: 'yandex.ru',
      duration: 'P1Y',
    },
    { name: 'yp', purpose: 'Holds settings and recognizes the browser.', domain: 'yandex.ru', duration: 'P10Y' },
  ],
}
