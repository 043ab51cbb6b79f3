import type { Service } from '../service'

export const acuityScheduling: Service = {
  name: 'acuity-scheduling',
  title: 'Acuity Scheduling',
  category: 'functionality',
  purpose: 'Lets visitors book appointments on the page.',
  company: { name: 'Squarespace, Inc.', country: 'US' },
  privacyUrl: 'https://www.squarespace.com/privacy',
  hosts: ['acuityscheduling.com', 'as.me', 'app.squarespacescheduling.com'],
  stores: [],
}
