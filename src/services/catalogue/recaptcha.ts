import type { Service } from '../service'

export const recaptcha: Service = {
  name: 'recaptcha',
  title: 'reCAPTCHA',
  category: 'necessary',
  purpose: 'Protects forms against automated messages.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['google.com/recaptcha', 'recaptcha.net', 'gstatic.com/recaptcha'],
  stores: [
    { name: '_GRECAPTCHA', purpose: 'Distinguishes people from programs.', domain: 'google.com', duration: 'P180D' },
    {
      name: 'rc::*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Distinguishes people from programs.',
      duration: 'persistent',
    },
  ],
}
