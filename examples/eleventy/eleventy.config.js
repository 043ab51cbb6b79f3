import consentElements from 'consent-elements/eleventy'

export default function (config) {
  config.addPlugin(consentElements, { options: { mode: 'offline', categories: 'all' } })
  config.addPassthroughCopy('pages/counted.js')
}
