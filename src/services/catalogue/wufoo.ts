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
    { name: 'ep201', purpose: 'Recognises the visit for statistics (set on wufoo.com).', duration: 'PT30M' },
    { name: 'ep202', purpose: 'Recognises the browser for statistics (set on wufoo.com).', duration: 'P1Y' },
  ],
}
