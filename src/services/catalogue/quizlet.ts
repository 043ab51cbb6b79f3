import type { Service } from '../service'

export const quizlet: Service = {
  name: 'quizlet',
  title: 'Quizlet',
  category: 'experience',
  purpose: 'Shows learning cards on the page.',
  company: { name: 'Quizlet Inc.', country: 'US' },
  privacyUrl: 'https://quizlet.com/privacy',
  hosts: ['quizlet.com'],
  stores: [
    { name: 'qi5', purpose: 'Recognizes the browser.', domain: 'quizlet.com', duration: 'P1Y' },
    { name: 'fs', purpose: 'Recognizes the browser for statistics.', domain: 'quizlet.com', duration: 'P1Y' },
  ],
}
