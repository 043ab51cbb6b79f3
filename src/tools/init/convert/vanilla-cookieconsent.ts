import { isFileOf } from './is-file-of'
import { isDisabledCategory, type CategoryName } from '../../../consent/categories'
import { isDictionary } from '../../../consent/is-dictionary'
import { requireCategory } from './category-for'
import { Unconvertible, type Tool } from './conversion'
import { objectIn, readObject } from './read-object'
import { textsOf, withoutEmpty } from './text-parts'

/** The library vanilla-cookieconsent 3. */
export const vanillaCookieconsent: Tool = {
  name: 'vanilla-cookieconsent',
  guide: 'vanilla-cookieconsent',
  isFile: address => isFileOf('cookieconsent', address),
  word: 'cookieconsent',
  isConfig: text => /^(window\.)?CookieConsent\.run\(|^import\b[^;]*cookieconsent/.test(text),
  gate: 'data-category',
  opens: ({ attributes }) =>
    /^show-(preferences|consent)Modal$/.test(attributes['data-cc'] ?? '') ||
    /CookieConsent\.show(Preferences)?\(/.test(attributes.onclick ?? ''),
  read(configs) {
    const config = readObject(configs.filter(({ text }) => !text.startsWith('import')))
    const categories = new Map<string, CategoryName>()
    for (const [name, value] of Object.entries(objectIn(config, 'categories')))
      categories.set(
        name,
        isDictionary(value) && value.readOnly === true ? 'necessary' : requireCategory(name, `the category "${name}"`),
      )
    if (categories.size === 0) throw new Unconvertible('it has no categories')
    const { name: key } = objectIn(config, 'cookie')
    const pairs = [...categories].filter(([, category]) => !isDisabledCategory(category))
    const { revision } = config
    return {
      importDecision: [
        'vanilla-cookieconsent' + (typeof key === 'string' ? `:${key}` : ''),
        ...pairs.map(pair => pair.join('=')),
      ].join(' '),
      categories,
      services: [],
      texts: Object.fromEntries(
        Object.entries(objectIn(config, 'language', 'translations'))
          .map(([language, texts]) => [language, textsIn(texts, categories)] as const)
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
      policyUrl: null,
      notes: [
        ...(config.mode === 'opt-out'
          ? ['The mode opt-out is not converted: name the countries where it is allowed in the option jurisdictions.']
          : []),
        ...(typeof revision === 'number' && revision > 0
          ? [`If you change your policy, set the option policyVersion, as you did with the revision ${revision}.`]
          : []),
      ],
    }
  },
}

function textsIn(texts: unknown, categories: ReadonlyMap<string, CategoryName>): object {
  const banner = objectIn(texts, 'consentModal')
  const dialog = objectIn(texts, 'preferencesModal')
  const sections = Array.isArray(dialog.sections) ? dialog.sections.filter(isDictionary) : []
  const types = sections.flatMap(section => {
    const category = categories.get(`${section.linkedCategory as string}`)
    const own = textsOf(section, [
      ['title', 'title'],
      ['description', 'description'],
    ])
    return category && Object.keys(own).length > 0 ? [[category, own] as const] : []
  })
  return withoutEmpty({
    common: textsOf({ ...banner, ...dialog }, [
      ['acceptAllBtn', 'acceptAll'],
      ['acceptNecessaryBtn', 'rejectAll'],
      ['showPreferencesBtn', 'customize'],
      ['savePreferencesBtn', 'save'],
    ]),
    cookieBanner: textsOf(banner, [
      ['title', 'title'],
      ['description', 'description'],
    ]),
    consentManagerDialog: textsOf(dialog, [['title', 'title']]),
    consentTypes: Object.fromEntries(types),
  })
}
