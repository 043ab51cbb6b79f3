import type { Service } from '../service'

export const attentive: Service = {
  name: 'attentive',
  title: 'Attentive',
  category: 'marketing',
  purpose: 'Collects telephone numbers and sends text messages for advertising.',
  company: { name: 'Attentive Mobile, Inc.', country: 'US' },
  privacyUrl: 'https://www.attentive.com/legal/privacy',
  hosts: ['attn.tv', 'attentivemobile.com'],
  stores: [
    { name: '__attentive_id', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '__attentive_cco', purpose: 'Remembers when the visitor was first seen.', duration: 'P2Y' },
    { name: '__attentive_dv', purpose: 'Limits how often the sign-up form is shown.', duration: 'P1D' },
    { name: '__attentive_pv', purpose: 'Counts the pages of a visit.', duration: 'PT30M' },
    { name: '__attentive_ss_referrer', purpose: 'Remembers where the visitor came from.', duration: 'PT30M' },
    { name: '_attn_', purpose: 'Holds details of the visit.', duration: 'P2Y' },
    { name: 'attntv_mstore_email', purpose: 'Holds the e-mail address that the visitor gave.', duration: 'P60D' },
  ],
}
