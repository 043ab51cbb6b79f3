import { atom } from 'jotai/vanilla'
import { displayedCategories } from '../consent/displayed-categories'
import { defaultSettings, type BrowserSignals, type Settings } from '../consent/settings'
import { pageSchemeAtom } from './page-atoms'
import { sharedAtom } from './shared-atom'

/** The options that affect the user interface or the rules of consent. */
export const settingsAtom = /* @__PURE__ */ sharedAtom('settings', () => atom<Settings>(defaultSettings))

/** The color scheme of the views. `page-dark` and `system` use the site's colors for dark pages. */
export const colorSchemeAtom = /* @__PURE__ */ sharedAtom('colorScheme', () =>
  atom(get => {
    const { colorScheme } = get(settingsAtom)
    return colorScheme === 'page' ? get(pageSchemeAtom) : colorScheme
  }),
)

/** The privacy signals that the browser sends. */
export const signalsAtom = /* @__PURE__ */ sharedAtom('signals', () =>
  atom<BrowserSignals>({ doNotTrack: false, globalPrivacyControl: false }),
)

/** The names of the categories that the site shows. */
export const gdprTypesAtom = /* @__PURE__ */ sharedAtom('gdprTypes', () => atom(get => get(settingsAtom).gdprTypes))

/**
 * The five categories in display order. `display` states whether this page shows the category. A category that a browser
 * signal turns off is disabled.
 */
export const categoriesAtom = /* @__PURE__ */ sharedAtom('categories', () =>
  atom(get => displayedCategories(get(gdprTypesAtom), get(signalsAtom), get(settingsAtom).privacySettings)),
)

/** The categories that are shown, in display order. */
export const displayedCategoriesAtom = /* @__PURE__ */ sharedAtom('displayedCategories', () =>
  atom(get => get(categoriesAtom).filter(category => category.display)),
)
