import type { Service } from '../service'

export const userlike: Service = {
  name: 'userlike',
  title: 'Userlike',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Lime Technologies (Userlike) GmbH', country: 'DE' },
  privacyUrl: 'https://www.userlike.com/en/terms#privacy-policy',
  hosts: ['userlike.com', 'userlike-cdn-widgets.s3-eu-west-1.amazonaws.com', 'userlike-cdn-umm.b-cdn.net'],
  stores: [
    {
      name: 'uslk_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'P1Y',
    },
  ],
}
