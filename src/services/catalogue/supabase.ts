import type { Service } from '../service'

export const supabase: Service = {
  name: 'supabase',
  title: 'Supabase',
  category: 'necessary',
  purpose: 'Signs users in and stores the data of the site.',
  company: { name: 'Supabase, Inc.', country: 'US' },
  privacyUrl: 'https://supabase.com/privacy',
  hosts: ['supabase.co'],
  stores: [
    {
      name: 'sb-*-auth-token*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps users signed in.',
      duration: 'persistent',
    },
  ],
}
