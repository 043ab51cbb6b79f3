import type { Service } from '../service'

export const amazonAssociates: Service = {
  name: 'amazon-associates',
  title: 'Amazon Associates',
  category: 'marketing',
  purpose: 'Pays the site for sales at Amazon and shows offers.',
  company: { name: 'Amazon.com, Inc.', country: 'US' },
  privacyUrl: 'https://www.amazon.com/gp/help/customer/display.html?nodeId=GX7NJQ4ZB8MHFRNJ',
  hosts: [
    'associates-amazon.com',
    'ws-na.amazon-adsystem.com',
    'ws-eu.amazon-adsystem.com',
    'z-na.amazon-adsystem.com',
    'rcm-eu.amazon-adsystem.com',
  ],
  stores: [
    { name: 'ubid-main', purpose: 'Recognizes the browser.', domain: 'amazon.com', duration: 'P1Y' },
    { name: 'ubid-acbde', purpose: 'Recognizes the browser.', domain: 'amazon.com', duration: 'P1Y' },
    { name: 'session-id', purpose: 'Recognizes the visit.', domain: 'amazon.com', duration: 'P1Y' },
  ],
}
