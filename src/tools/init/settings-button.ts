import { readFileSync } from 'node:fs'
import { chooseLanguage } from '../../translations/choose-language'

const english = 'Privacy settings'

/** Returns the names of the settings by language, which the build wrote beside this file; none where the file is missing. */
function settingsNames(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(new URL('./settings-names.json', import.meta.url), 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

/**
 * Returns the button that opens the settings. It is not a custom element, so that every framework accepts it.
 * @param language the page's language, as in `<html lang>`; null or one without texts gives English
 */
export function settingsButton(language: string | null): string {
  const names: Record<string, string> = { ...settingsNames(), en: english }
  const name = names[chooseLanguage([language], Object.keys(names), 'en')] ?? english
  return `<button type="button" data-consent-open>${name}</button>`
}
