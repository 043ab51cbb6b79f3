import { pageGlobal } from '../page-global'
import { defineVendor } from '../vendor'

interface PublisherTag {
  cmd: { push(command: () => void): unknown }
  pubads?(): { setPrivacySettings(settings: Record<string, boolean>): unknown }
}

/**
 * Google Publisher Tag: limited ads, and restricted data processing, unless marketing is allowed. With TCF leave it out:
 * the tag reads the TC string. Set an option to `false` to leave that setting to the page.
 * @pending `googletag.pubads().setPrivacySettings({limitedAds: true, restrictDataProcessing: true})`
 * @granted `false` for each
 * @denied `true` for each
 * @see https://developers.google.com/publisher-tag/reference#googletag.config.PrivacySettingsConfig
 */
export const googlePublisherTag = defineVendor({
  categories: ['marketing'],
  options: {
    /** Requests ads without identifiers and without cookies. */
    limitedAds: [true, false],
    /** Requests ads that are not personalized, as the laws of some US states require after an opt-out. */
    restrictDataProcessing: [true, false],
  },
  start({ global = 'googletag', limitedAds = true, restrictDataProcessing = true }) {
    const send = (granted: boolean): void => {
      const googletag = pageGlobal<PublisherTag>(global, () => ({ cmd: [] }))
      googletag.cmd.push(() =>
        googletag.pubads?.().setPrivacySettings({
          ...(limitedAds && { limitedAds: !granted }),
          ...(restrictDataProcessing && { restrictDataProcessing: !granted }),
        }),
      )
    }
    send(false)
    return ({ consents }) => send(consents.marketing)
  },
})
