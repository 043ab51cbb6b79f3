import type { Service } from '../service'

export const judgeMe: Service = {
  name: 'judge-me',
  title: 'Judge.me',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Judge.me Ltd', country: 'GB' },
  privacyUrl: 'https://judge.me/privacy',
  hosts: ['judge.me', 'judgeme.imgix.net'],
  stores: [],
}
