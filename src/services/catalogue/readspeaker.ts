import type { Service } from '../service'

export const readspeaker: Service = {
  name: 'readspeaker',
  title: 'ReadSpeaker',
  category: 'functionality',
  purpose: 'Reads the text of the page aloud.',
  company: { name: 'ReadSpeaker Holding B.V.', country: 'NL' },
  privacyUrl: 'https://www.readspeaker.com/privacy/',
  hosts: ['readspeaker.com'],
  stores: [
    { name: '_rspkrLoadCore', purpose: 'Remembers that the reader is active.', duration: 'session' },
    { name: 'ReadSpeakerSettings', purpose: 'Remembers settings of the reader.', duration: 'P1Y' },
  ],
}
