import consentElements from 'consent-elements/eleventy'

export default function (config) {
  config.addPlugin(consentElements, { options: { mode: 'offline', categories: 'all' } })
  config.addPassthroughCopy('pages/counted.js')
  // Otherwise the dev server patches the page after an edit, and removes the banner from it.
  config.setServerOptions({ domDiff: false })
}
