import { testHydration } from '../support/hydrated-page'

testHydration(['before the banner', 'after the banner', 'after Accept'])
