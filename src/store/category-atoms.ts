import { atom } from 'jotai/vanilla'
import { isCategoryName } from '../consent/categories'
import { categoriesToShow } from '../consent/categories-to-show'
import { displayedCategories } from '../consent/displayed-categories'
import { categoriesOfService } from '../services/categories-of-service'
import { recordAtom } from './record-atoms'
import { servicesAtom } from './service-atoms'
import { settingsAtom, signalsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The settings, with the categories of declared services among those in use if the site uses `categories: 'auto'`. */
export const noticeSettingsAtom = /* @__PURE__ */ sharedAtom('noticeSettings', () =>
  atom(get => {
    const settings = get(settingsAtom)
    if (!settings.autoCategories) return settings
    const ofServices = get(servicesAtom)?.map(categoriesOfService) ?? []
    return { ...settings, gdprTypes: [settings.gdprTypes, ...ofServices].flat() }
  }),
)

/** The names of the categories that the site shows. */
export const gdprTypesAtom = /* @__PURE__ */ sharedAtom('gdprTypes', () =>
  atom(get => categoriesToShow(get(noticeSettingsAtom), get(recordAtom)?.asked)),
)

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

/** Adds categories to those in use, for `categories: 'auto'`: gated markup has been added to the page. */
export const useCategoriesAtom = /* @__PURE__ */ sharedAtom('useCategories', () =>
  atom(null, (get, set, names: readonly string[]) => {
    const settings = get(settingsAtom)
    const shown: readonly string[] = get(gdprTypesAtom)
    const added = names.filter(isCategoryName).filter(name => !shown.includes(name))
    if (settings.autoCategories && added.length > 0)
      set(settingsAtom, { ...settings, gdprTypes: [...settings.gdprTypes, ...added] })
  }),
)
