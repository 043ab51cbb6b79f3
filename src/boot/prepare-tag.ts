import { optionOfAttribute } from '../options/option-of-attribute'
import { optionNames } from '../options/options'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import { attributeOf } from '../views/attribute-of'
import { slotNames } from '../views/consent-banner/slot-names'

/**
 * Prepares a `<consent-banner>` whose element is not loaded for visitors who are not asked: its slotted children would
 * be visible, and mistakes in its markup would not be reported.
 */
export function prepareTag(tag: Element): void {
  // An empty shadow root hides the children.
  if (!tag.shadowRoot && tag.querySelector('[slot]')) tag.attachShadow({ mode: 'open' })
  warnOnUnknownMarkup(
    tag,
    () => [...optionNames.map(attributeOf), 'layout'],
    slotNames,
    name => name === 'layout' || optionOfAttribute(name) !== undefined,
  )
}
