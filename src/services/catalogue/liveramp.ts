import type { Service } from '../service'

export const liveramp: Service = {
  name: 'liveramp',
  title: 'LiveRamp',
  category: 'marketing',
  purpose: 'Links visitors to identifiers from e-mail addresses for advertising.',
  company: { name: 'LiveRamp Holdings, Inc.', country: 'US' },
  privacyUrl: 'https://liveramp.com/privacy/service-privacy-policy/',
  hosts: ['rlcdn.com', 'pippio.com', 'circulate.com'],
  stores: [
    {
      name: 'rlas3',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'rlcdn.com',
      duration: 'P1Y',
    },
    {
      name: 'pxrc',
      purpose: 'Holds partners with which identifiers were exchanged.',
      domain: 'rlcdn.com',
      duration: 'P60D',
    },
    {
      name: 'idl_env',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds an encrypted identifier for advertising.',
      duration: 'P30D',
    },
    { name: '_lr_env_src_ats', purpose: 'Holds the source of the identifier.', duration: 'P30D' },
    { name: '_lr_retry_request', purpose: 'Limits requests for identifiers.', duration: 'PT1H' },
  ],
}
