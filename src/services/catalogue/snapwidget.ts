import type { Service } from '../service'

export const snapwidget: Service = {
  name: 'snapwidget',
  title: 'SnapWidget',
  category: 'experience',
  purpose: 'Shows posts from Instagram and other networks on the page.',
  company: { name: 'SnapWidget Pty Ltd', country: 'AU' },
  privacyUrl: 'https://snapwidget.com/privacy',
  hosts: ['snapwidget.com'],
  stores: [],
}
