import type { TranslationSet } from '../translations/translation-set'

/** A text, or a group of them by name. */
export type TextNames = 0 | { readonly [name: string]: TextNames }
type NamesOf<Texts> = Texts extends string ? 0 : { readonly [Name in keyof Texts]: NamesOf<Texts[Name]> }

/** The names of all texts, for messages about misspelt ones. The texts themselves are in files that few pages load. */
export const textNames: NamesOf<TranslationSet> = {
  common: {
    acceptAll: 0,
    rejectAll: 0,
    customize: 0,
    save: 0,
    close: 0,
    alwaysActive: 0,
    privacyPolicy: 0,
    saved: 0,
    doNotSell: 0,
    new: 0,
    download: 0,
  },
  cookieBanner: {
    title: 0,
    description: 0,
    optOut: 0,
    partners: 0,
    purposes: { functionality: 0, measurement: 0, recordings: 0, experience: 0, marketing: 0 },
    list: { pair: 0, middle: 0, end: 0 },
  },
  consentManagerDialog: {
    title: 0,
    description: 0,
    optOut: 0,
    signalLimits: 0,
    signalOff: 0,
    optOutHonored: 0,
    decided: 0,
  },
  placeholder: { title: 0, description: 0, load: 0, allow: 0, loading: 0 },
  consentTypes: {
    necessary: { title: 0, description: 0 },
    functionality: { title: 0, description: 0 },
    measurement: { title: 0, description: 0 },
    experience: { title: 0, description: 0 },
    marketing: { title: 0, description: 0 },
  },
  services: {
    list: 0,
    companies: 0,
    company: 0,
    purpose: 0,
    stores: 0,
    name: 0,
    duration: 0,
    session: 0,
    persistent: 0,
    alwaysAllow: 0,
    onThisPage: 0,
    blocked: 0,
    allowed: 0,
    refused: 0,
    choice: 0,
    updated: 0,
  },
}
