import type { Service } from '../service'

export const hubspotMeetings: Service = {
  name: 'hubspot-meetings',
  title: 'HubSpot Meetings',
  category: 'functionality',
  purpose: 'Lets visitors book meetings on the page.',
  company: { name: 'HubSpot, Inc.', country: 'US' },
  privacyUrl: 'https://legal.hubspot.com/privacy-policy',
  hosts: ['meetings.hubspot.com', 'meetings-eu1.hubspot.com', 'static.hsappstatic.net/MeetingsEmbed'],
  stores: [
    { name: 'hubspotutk', purpose: 'Recognizes the visitor across visits.', duration: 'P180D' },
    { name: '__hstc', purpose: 'Counts visits and remembers the first and the latest one.', duration: 'P180D' },
  ],
}
