import type { Service } from '../service'

export const googleCalendar: Service = {
  name: 'google-calendar',
  title: 'Google Calendar',
  category: 'functionality',
  purpose: 'Shows Google calendars and appointment pages on the site.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['calendar.google.com', 'google.com/calendar'],
  stores: [
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
    { name: 'OTZ', purpose: 'Counts visits for statistics.', domain: 'google.com', duration: 'P30D' },
  ],
}
