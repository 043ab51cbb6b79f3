import type { Service } from '../service'

export const googleAdsense: Service = {
  name: 'google-adsense',
  title: 'Google AdSense',
  category: 'marketing',
  purpose: 'Places advertisements from Google on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/technologies/ads',
  hosts: [
    'pagead2.googlesyndication.com',
    'adservice.google.de',
    'adservice.google.co.uk',
    'adservice.google.fr',
    'adtrafficquality.google',
    'google.com/adsense',
    'google.com/afs',
    'adsensecustomsearchads.com',
  ],
  stores: [
    { name: '__gads', purpose: 'Recognizes the visitor to count and choose advertisements.', duration: 'P13M' },
    { name: '__gpi', purpose: 'Recognizes the visitor to count and choose advertisements.', duration: 'P13M' },
    { name: '__eoi', purpose: 'Protects advertisements against abuse and recognizes the visitor.', duration: 'P6M' },
    { name: 'GoogleAdServingTest', purpose: 'Checks whether the browser accepts cookies.', duration: 'session' },
    { name: 'pm_sess', purpose: 'Remembers the advertisements of a visit.', duration: 'PT30M' },
    { name: 'pm_sess_*', purpose: 'Remembers the advertisements of a visit.', duration: 'PT30M' },
    { name: 'aboutads_sess*', purpose: 'Keeps the state of the settings for advertisements.', duration: 'PT30M' },
    { name: 'ACLK_DATA', purpose: 'Counts clicks on advertisements.', duration: 'PT5M' },
    {
      name: 'goog_pem_mod',
      kinds: ['localStorage'],
      purpose: 'Assigns the visitor to tests of advertisements.',
      duration: 'persistent',
    },
    {
      name: 'google_experiment_mod*',
      kinds: ['localStorage'],
      purpose: 'Assigns the visitor to tests of advertisements.',
      duration: 'persistent',
    },
    {
      name: 'google_ama_*',
      kinds: ['localStorage'],
      purpose: 'Keeps settings for the places of advertisements.',
      duration: 'persistent',
    },
  ],
}
