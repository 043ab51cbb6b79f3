import type { Service } from '../service'

export const flowbox: Service = {
  name: 'flowbox',
  title: 'Flowbox',
  category: 'experience',
  purpose: "Shows customers' posts from social networks and counts clicks on them.",
  company: { name: 'Flowbox AB', country: 'SE' },
  privacyUrl: 'https://getflowbox.com/privacy-policy/',
  hosts: ['getflowbox.com'],
  stores: [{ name: '_flowbox', purpose: 'Recognizes the visitor to count sales after a click.', duration: 'P1Y' }],
}
