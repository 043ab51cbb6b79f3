/**
 * Adds the version to the core's address in the banner chunk, so that both find each other by one address.
 * @param {string} version
 */
export const coreAddress = version => ({
  name: 'core-address',
  renderChunk: code => ({ code: code.replace('./consent-elements-core.js', `$&?v=${version}`), map: null }),
})
