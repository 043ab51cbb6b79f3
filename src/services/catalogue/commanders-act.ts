import type { Service } from '../service'

export const commandersAct: Service = {
  name: 'commanders-act',
  title: 'Commanders Act',
  category: 'measurement',
  purpose: 'Loads other services and passes on to them what visitors do.',
  company: { name: 'Fjord Technologies SAS', country: 'FR' },
  privacyUrl: 'https://www.commandersact.com/en/privacy/',
  hosts: ['tagcommander.com', 'commander1.com', 'commandersact.com'],
  stores: [
    { name: 'TCID', purpose: 'Recognizes the browser.', domain: 'commander1.com', duration: 'P1Y' },
    { name: 'TCSESSION', purpose: 'Recognizes the visit.', duration: 'P1Y' },
    { name: 'tc_sync', purpose: 'Exchanges identifiers with partners.', domain: 'commander1.com', duration: 'P1Y' },
  ],
}
