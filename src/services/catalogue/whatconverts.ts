import type { Service } from '../service'

export const whatconverts: Service = {
  name: 'whatconverts',
  title: 'WhatConverts',
  category: 'marketing',
  purpose: 'Counts calls and forms and tells from which advertisement they came.',
  company: { name: 'Icon Interactive, Inc.', country: 'US' },
  privacyUrl: 'https://www.whatconverts.com/privacy/',
  hosts: ['whatconverts.com', 'ksrndkehqnwntyxlhgto.com'],
  stores: [
    { name: 'wc_client', purpose: 'Remembers where the visitor came from.', duration: 'P1Y' },
    { name: 'wc_client_current', purpose: 'Remembers where the visitor came from.', duration: 'P1Y' },
    { name: 'wc_visitor', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
