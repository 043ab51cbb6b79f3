import type { enBanner } from './en-banner'
import { joinPhrases } from './join-phrases'

type BannerText = (typeof enBanner)['cookieBanner']

/**
 * Inserts the purposes of the categories into the banner's description, one phrase for each category. If none of the
 * shown categories has a phrase, all phrases are listed, because Accept All may grant all of them.
 * @param text the texts of the banner; a site's own description without `{purposes}` stays unchanged
 * @param shown the names of the categories that are shown
 */
export function namePurposes<Text extends BannerText>(text: Text, shown: readonly string[]): Text {
  const phrases = Object.entries(text.purposes)
  const named = phrases.filter(([name]) => shown.includes(name))
  const purposes = joinPhrases(
    (named.length > 0 ? named : phrases).map(([, phrase]) => phrase),
    text.list,
  )
  return { ...text, description: text.description.replace('{purposes}', () => purposes) }
}
