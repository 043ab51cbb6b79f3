import { isCategoryName, type CategoryName } from '../consent/categories'
import { nativeDocument } from '../consent/native-document'

/** Returns the categories that the page's gated markup names in `data-consent`. */
export const gatedCategories = (): readonly CategoryName[] =>
  [...nativeDocument.querySelectorAll('[data-consent]')]
    .flatMap(element => element.getAttribute('data-consent')!.split(/\s+/))
    .filter(isCategoryName)
