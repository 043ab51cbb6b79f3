import { withConsentElements } from 'consent-elements/next'

export default withConsentElements({ cacheComponents: true, partialPrefetching: true })
