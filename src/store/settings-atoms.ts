import { atom } from 'jotai/vanilla'
import { consentCategories, type ConsentCategory } from '../consent/categories'
import { defaultSettings, type BrowserSignals, type Settings } from '../consent/settings'
import { pageSchemeAtom } from './page-atoms'
import { sharedAtom } from './shared-atom'

export const settingsAtom = /* @__PURE__ */ sharedAtom('settings', () => atom<Settings>(defaultSettings))

/** The colour scheme of the views. In `page-dark` and `system` the site's colours for dark pages count, not those for light ones. */
export const colorSchemeAtom = /* @__PURE__ */ sharedAtom('colorScheme', () =>
  atom(get => {
    const { colorScheme } = get(settingsAtom)
    return colorScheme === 'page' ? get(pageSchemeAtom) : colorScheme
  }),
)

/** What the browser says on behalf of its user. */
export const signalsAtom = /* @__PURE__ */ sharedAtom('signals', () =>
  atom<BrowserSignals>({ doNotTrack: false, globalPrivacyControl: false }),
)

export const gdprTypesAtom = /* @__PURE__ */ sharedAtom('gdprTypes', () => atom(get => get(settingsAtom).gdprTypes))

/** The categories in their own order, `display` saying for each whether this visitor is shown it. */
export const categoriesAtom = /* @__PURE__ */ sharedAtom('categories', () =>
  atom<readonly ConsentCategory[]>(get => {
    const shown = get(gdprTypesAtom)
    return consentCategories.map(category => ({
      ...category,
      display: category.display || shown.includes(category.name),
    }))
  }),
)

export const displayedCategoriesAtom = /* @__PURE__ */ sharedAtom('displayedCategories', () =>
  atom(get => get(categoriesAtom).filter(category => category.display)),
)
