import type { Service } from '../service'

export const surveymonkey: Service = {
  name: 'surveymonkey',
  title: 'SurveyMonkey',
  category: 'functionality',
  purpose: 'Shows surveys on the page and collects the answers.',
  company: { name: 'SurveyMonkey Inc.', country: 'US' },
  privacyUrl: 'https://www.surveymonkey.com/mp/legal/privacy/',
  hosts: ['surveymonkey.com', 'surveymonkey.co.uk', 'surveymonkey.de', 'smassets.net', 'research.net'],
  stores: [
    { name: 'CX_*', purpose: 'Remembers that a survey was already answered.', duration: 'P1Y' },
    { name: 'RP_*', purpose: 'Remembers which invitations were shown.', duration: 'P90D' },
    { name: 'sm_ir', purpose: 'Recognizes the respondent during a survey.', duration: 'session' },
    { name: 'sm_rec', purpose: 'Recognizes the respondent during a survey.', duration: 'session' },
  ],
}
