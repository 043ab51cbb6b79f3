import type { enBanner } from './en-banner'
import { joinPhrases } from './join-phrases'

type BannerText = (typeof enBanner)['cookieBanner']

/**
 * Names in the banner's description what the visitor is asked about, by one phrase per category.
 * Where none of the categories has a phrase, all phrases stand there, because Accept All may grant all of them.
 * @param text the texts of the banner; a description of the site's own without `{purposes}` stays as it is
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
