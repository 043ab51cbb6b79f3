import type { Service } from '../service'

export const friendlyCaptcha: Service = {
  name: 'friendly-captcha',
  title: 'Friendly Captcha',
  category: 'necessary',
  purpose: 'Protects forms against automated messages.',
  company: { name: 'Friendly Captcha GmbH', country: 'DE' },
  privacyUrl: 'https://friendlycaptcha.com/legal/privacy-end-users/',
  hosts: ['api.friendlycaptcha.com', 'eu-api.friendlycaptcha.eu', 'global.frcapi.com', 'eu.frcapi.com'],
  stores: [],
}
