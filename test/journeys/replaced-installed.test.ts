import { testReplacements } from '../support/replaced-page'

testReplacements('what headHtml inlines', 'a bundle')
