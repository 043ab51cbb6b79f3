// The notation of findings in the tests: `tracker-before-consent undecided bat.bing.com`, `storage-before-consent
// undecided _ga`.

const states = { undecided: 'before-consent', rejected: 'after-rejection', withdrawn: 'after-withdrawal' }

/** Trackers that are contacted in states without consent. */
export const contacted = (names, ...hosts) =>
  names.split(' ').flatMap(state => hosts.map(host => `tracker-${states[state]} ${state} ${host}`))

/** Items that trackers have stored in states without consent, by name. */
export const stored = (names, ...items) =>
  names.split(' ').flatMap(state => items.map(item => `storage-${states[state]} ${state} ${item}`))

/** Returns a finding of the audit in the notation of this file. */
export const written = ({ id, state, host, stored }) => [id, state, stored?.name ?? host].filter(Boolean).join(' ')
