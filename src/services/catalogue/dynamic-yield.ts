import type { Service } from '../service'

export const dynamicYield: Service = {
  name: 'dynamic-yield',
  title: 'Dynamic Yield',
  category: 'marketing',
  purpose: 'Adapts content and recommends products to visitors.',
  company: { name: 'Mastercard International Incorporated', country: 'US' },
  privacyUrl: 'https://www.dynamicyield.com/platform-privacy-policy/',
  hosts: ['dynamicyield.com', 'dynamicyield.eu'],
  stores: [
    { name: '_dyid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_dyid_server', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_dyjsession', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'dy_fs_page', purpose: 'Remembers the first page of the visit.', duration: 'session' },
    { name: '_dycst', purpose: 'Holds the kind of device.', duration: 'P30D' },
    { name: '_dy_geo', purpose: "Holds the visitor's rough location.", duration: 'P30D' },
    { name: '_dy_df_geo', purpose: "Holds the visitor's rough location.", duration: 'P30D' },
    { name: '_dy_csc_ses', purpose: 'Remembers the visit.', duration: 'session' },
    { name: '_dy_lu_ses', purpose: 'Remembers the visit.', duration: 'session' },
    { name: '_dy_ses_load_seq', purpose: 'Assigns the visitor to tests.', duration: 'P30D' },
    { name: '_dy_soct', purpose: 'Limits how often tasks run.', duration: 'P1Y' },
    { name: '_dy_toffset', purpose: "Compares the visitor's clock.", duration: 'P30D' },
  ],
}
