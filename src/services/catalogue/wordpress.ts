import type { Service } from '../service'

export const wordpress: Service = {
  name: 'wordpress',
  title: 'WordPress',
  category: 'necessary',
  purpose: 'Runs the site and keeps users signed in.',
  company: { name: 'Automattic Inc.', country: 'US' },
  privacyUrl: 'https://automattic.com/privacy/',
  hosts: [],
  stores: [
    { name: 'wordpress_logged_in_*', purpose: 'Keeps users signed in.', duration: 'session' },
    { name: 'wordpress_sec_*', purpose: 'Keeps users signed in.', duration: 'session' },
    { name: 'wordpress_test_cookie', purpose: 'Checks whether cookies can be stored.', duration: 'session' },
    { name: 'wp-settings-*', purpose: 'Remembers settings of users.', duration: 'P1Y' },
  ],
}
