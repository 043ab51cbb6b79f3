import type { Service } from '../service'

export const typeform: Service = {
  name: 'typeform',
  title: 'Typeform',
  category: 'functionality',
  purpose: 'Shows Typeform forms and surveys on the page.',
  company: { name: 'TYPEFORM SL', country: 'ES' },
  privacyUrl: 'https://www.typeform.com/help/a/privacy-policy-360029259552/',
  hosts: ['typeform.com', 'form.typeform.eu'],
  stores: [
    {
      name: 'tf_respondent_cc',
      purpose: "Remembers the respondent's cookie choice.",
      domain: 'typeform.com',
      duration: 'P6M',
    },
    {
      name: 'attribution_user_id',
      purpose: 'Recognizes the respondent for statistics.',
      domain: 'typeform.com',
      duration: 'P1Y',
    },
  ],
}
