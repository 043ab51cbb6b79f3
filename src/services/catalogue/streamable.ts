import type { Service } from '../service'

export const streamable: Service = {
  name: 'streamable',
  title: 'Streamable',
  category: 'experience',
  purpose: 'Plays Streamable videos on the page.',
  company: { name: 'Hopin Ltd', country: 'GB' },
  privacyUrl: 'https://support.streamable.com/article/65-privacy-policy',
  hosts: ['streamable.com'],
  stores: [],
}
