import { testHydration } from '../support/hydrated-page'

// The moment that decides; journeys/hydration has the others, with the tag.
testHydration(['after the banner'], ['what headHtml inlines', 'a bundle'])
