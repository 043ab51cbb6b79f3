// How the tests write down findings: `tracker-before-consent undecided bat.bing.com`, `storage-before-consent undecided _ga`.

const states = { undecided: 'before-consent', rejected: 'after-rejection', withdrawn: 'after-withdrawal' }

/** Trackers that are contacted in states without consent. */
export const contacted = (names, ...hosts) =>
  names.split(' ').flatMap(state => hosts.map(host => `tracker-${states[state]} ${state} ${host}`))

/** Names of items that trackers have stored in states without consent. */
export const stored = (names, ...items) =>
  names.split(' ').flatMap(state => items.map(item => `storage-${states[state]} ${state} ${item}`))

/** A finding of the audit, in the form of this file. */
export const written = ({ id, state, host, stored }) => [id, state, stored?.name ?? host].filter(Boolean).join(' ')
