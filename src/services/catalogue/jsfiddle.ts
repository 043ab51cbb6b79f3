import type { Service } from '../service'

export const jsfiddle: Service = {
  name: 'jsfiddle',
  title: 'JSFiddle',
  category: 'experience',
  purpose: 'Shows code examples from JSFiddle with their result.',
  company: { name: 'JSFiddle Ltd', country: 'GB' },
  privacyUrl: 'https://docs.jsfiddle.net/about/privacy',
  hosts: ['jsfiddle.net', 'fiddle.jshell.net'],
  stores: [],
}
