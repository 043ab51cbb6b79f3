import type { BrowserSignals } from '../consent/settings'

/**
 * What the browser says on behalf of its user. Firefox knows both signals, Chromium and WebKit neither by themselves
 * (extensions set them). Only "1" is a Do Not Track; old Safari and Firefox said "yes".
 */
export function browserSignals(): BrowserSignals {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  const legacy = (window as Window & { doNotTrack?: string | null }).doNotTrack
  return {
    doNotTrack: [doNotTrack, legacy].some(value => value === '1' || value === 'yes'),
    globalPrivacyControl: globalPrivacyControl === true,
  }
}
