import { atom } from 'jotai/vanilla'
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
