import type { DeclaredService } from '../../src/services/declared-service'

/** Returns the description of a site's own service, "Acme Chat". */
export const acmeService = <Own extends Partial<DeclaredService>>(own?: Own) => ({
  name: 'acme-chat',
  title: 'Acme Chat',
  category: 'marketing' as const,
  purpose: 'Shows a chat window.',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: ['chat.acme.example'],
  stores: [{ name: 'acme_*', purpose: 'Recognizes visitors.', duration: 'P1Y' as const }],
  ...own,
})
