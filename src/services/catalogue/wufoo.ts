import type { Service } from '../service'

export const wufoo: Service = {
  name: 'wufoo',
  title: 'Wufoo',
  category: 'functionality',
  purpose: 'Shows Wufoo forms on the page.',
  company: { name: 'SurveyMonkey Inc.', country: 'US' },
  privacyUrl: 'https://www.surveymonkey.com/mp/legal/privacy/',
  hosts: ['wufoo.com', 'wufoo.eu'],
  stores: [
    { name: 'ep201', purpose: 'Recognizes the visit for statistics.', domain: 'wufoo.com', duration: 'PT30M' },
    { name: 'ep202', purpose: 'Recognizes the browser for statistics.', domain: 'wufoo.com', duration: 'P1Y' },
  ],
}
