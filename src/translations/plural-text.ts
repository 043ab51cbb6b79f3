/**
 * Returns the form of a text that fits a number, with the number inserted.
 * @param forms the forms, separated by `|`, each after its plural category (CLDR) and a colon:
 *   `one:{count} company|other:{count} companies`. The last one is used for all other categories.
 * @param language the language of the text (BCP 47)
 */
export function pluralText(forms: string, count: number, language: string): string {
  const kind = new Intl.PluralRules(language).select(count)
  const all = forms.split('|')
  const form = all.find(form => form.startsWith(`${kind}:`)) ?? all[all.length - 1]!
  return form.replace(/^\w+:/, '').replace('{count}', new Intl.NumberFormat(language).format(count))
}
