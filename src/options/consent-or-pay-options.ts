import { isDictionary } from '../consent/is-dictionary'
import { safeHref } from '../views/parts/safe-href'

/** The options of consent or pay, on the attribute `data-consent-or-pay` of the tag of `consent-or-pay.js`. */
export interface ConsentOrPayOptions {
  /** The text of the button, or one text for each language (BCP 47); visitors with another language get the first. */
  label: string | Readonly<Record<string, string>>
  /** The page where visitors subscribe. Without it the page listens to `consent-subscribe`. */
  url?: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * Validates the options. A button without a text, or one that leads elsewhere than meant, must not appear.
 * @throws TypeError with what was given and what is allowed
 */
export function readConsentOrPayOptions(given: unknown): ConsentOrPayOptions {
  const { label, url } = isDictionary(given) ? given : {}
  const texts = isDictionary(label) ? Object.values(label) : [label]
  if (texts.length === 0 || !texts.every(isText))
    throw new TypeError(
      `"label" is ${JSON.stringify(label)}; allowed is a text, or one for each language, such as {"en": "Subscribe"}`,
    )
  if (url !== undefined && !(isText(url) && safeHref(url)))
    throw new TypeError(`"url" is ${JSON.stringify(url)}; allowed is the address of a page, such as "/subscribe"`)
  return { label: label as ConsentOrPayOptions['label'], ...(url !== undefined && { url }) }
}
