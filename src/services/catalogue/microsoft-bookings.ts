import type { Service } from '../service'

export const microsoftBookings: Service = {
  name: 'microsoft-bookings',
  title: 'Microsoft Bookings',
  category: 'functionality',
  purpose: 'Lets visitors book appointments on the page.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: [
    'outlook.office365.com/owa/calendar',
    'outlook.office.com/bookwithme',
    'outlook.office365.com/book',
    'outlook.office.com/book',
  ],
  stores: [
    { name: 'ClientId', purpose: 'Recognizes the browser.', domain: 'outlook.office365.com', duration: 'P1Y' },
    { name: 'OIDC', purpose: 'Keeps the state of a sign-in.', domain: 'outlook.office365.com', duration: 'PT6M' },
  ],
}
