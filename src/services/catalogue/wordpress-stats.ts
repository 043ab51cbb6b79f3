import type { Service } from '../service'

export const wordpressStats: Service = {
  name: 'wordpress-stats',
  title: 'Jetpack Stats',
  category: 'measurement',
  purpose: 'Counts visits to the site.',
  company: { name: 'Automattic Inc.', country: 'US' },
  privacyUrl: 'https://automattic.com/privacy/',
  hosts: ['stats.wp.com', 'pixel.wp.com'],
  stores: [
    { name: 'tk_ai', purpose: 'Recognizes a visitor without an account.', duration: 'session' },
    { name: 'tk_qs', purpose: 'Holds where the visitor came from.', duration: 'PT30M' },
    { name: 'tk_or', purpose: 'Remembers where the visitor came from first.', duration: 'P5Y' },
    { name: 'tk_r3d', purpose: 'Remembers where the visitor came from.', duration: 'P3D' },
    { name: 'tk_lr', purpose: 'Remembers where the visitor came from.', duration: 'P1Y' },
  ],
}
