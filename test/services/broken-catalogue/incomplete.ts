export const incomplete = {
  name: 'incomplete',
  title: 'Incomplete',
  category: 'measurement',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: ['acme.example'],
  stores: [{ name: 'acme_*', purpose: 'Counts visits.', duration: '2 years' }],
}
