import type { Service } from '../service'

export const usabilla: Service = {
  name: 'usabilla',
  title: 'Usabilla (GetFeedback Digital)',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'SurveyMonkey Inc.', country: 'US' },
  privacyUrl: 'https://www.getfeedback.com/legal/privacy-policy/',
  hosts: ['usabilla.com', 'd6tizftlrpuof.cloudfront.net', 'getfeedback.com'],
  stores: [
    { name: 'usbls', purpose: 'Remembers whether a survey was shown.', duration: 'session' },
    {
      name: 'usbl.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown.',
      duration: 'persistent',
    },
  ],
}
