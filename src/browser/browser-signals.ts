import type { BrowserSignals } from '../consent/settings'

/**
 * Returns the privacy signals of the browser. Firefox supports both. Chromium and WebKit have neither, but extensions
 * can set them. Do Not Track is "1"; old versions of Safari and Firefox use "yes".
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
