import type { Service } from '../service'

export const smartsupp: Service = {
  name: 'smartsupp',
  title: 'Smartsupp',
  category: 'functionality',
  purpose: 'Shows a chat window and can record visits.',
  company: { name: 'Smartsupp.com, s.r.o.', country: 'CZ' },
  privacyUrl: 'https://www.smartsupp.com/help/privacy/',
  hosts: ['smartsuppchat.com', 'smartsupp.com', 'smartsuppcdn.com', 'smartsupp-widget-161959.c.cdn77.org'],
  stores: [
    { name: 'ssupp.vid', purpose: 'Recognizes the visitor.', duration: 'P6M' },
    { name: 'ssupp.visits', purpose: "Counts the visitor's visits.", duration: 'P6M' },
    { name: 'ssupp.*', kinds: ['cookie', 'localStorage'], purpose: 'Keeps the state of the chat.', duration: 'P6M' },
  ],
}
