import { isFileOf } from './is-file-of'
import { isCategoryName, isDisabledCategory, type CategoryName } from '../../../consent/categories'
import { isDictionary } from '../../../consent/is-dictionary'
import { categoryFor, requireCategory } from './category-for'
import type { Tool } from './conversion'
import { Unconvertible } from './conversion'
import { objectIn, readObject } from './read-object'
import { textsOf, withoutEmpty } from './text-parts'

/** Klaro 0.7. */
export const klaro: Tool = {
  name: 'klaro',
  guide: 'klaro',
  isFile: address => isFileOf('klaro', address) && !/klaro-?config/i.test(address),
  word: 'klaro',
  isConfig: text =>
    /^(var|let|const)\s+klaroConfig\b|^window\.klaroConfig\s*=|^(window\.)?klaro\.(setup|render)\(/.test(text),
  gate: 'data-name',
  opens: ({ attributes }) => /\bklaro\.show\(/.test(attributes.onclick ?? ''),
  read(configs) {
    const config = readObject(configs)
    const given = config.services ?? config.apps
    const services = Array.isArray(given) ? given.filter(isDictionary) : []
    if (services.length === 0) throw new Unconvertible('it has no services')
    const categories = new Map<string, CategoryName>()
    for (const { name, purposes, required } of services) {
      const purpose = Array.isArray(purposes)
        ? purposes.find(one => typeof one === 'string' && categoryFor(one))
        : undefined
      const category = required === true ? 'necessary' : categoryFor(`${purpose as string}`)
      categories.set(
        `${name as string}`,
        category ?? requireCategory(`${name as string}`, `the service "${name as string}"`),
      )
    }
    const stores = services.filter(({ cookies }) => Array.isArray(cookies) && cookies.length > 0)
    const { cookieName, storageName, privacyPolicy } = config
    const key = typeof storageName === 'string' ? storageName : typeof cookieName === 'string' ? cookieName : ''
    const pairs = [...categories].filter(([, category]) => !isDisabledCategory(category))
    return {
      importDecision: ['klaro' + (key && `:${key}`), ...pairs.map(pair => pair.join('='))].join(' '),
      categories,
      services: [],
      texts: Object.fromEntries(
        Object.entries(objectIn(config, 'translations'))
          .filter(([language]) => /^[a-z]{2}$/.test(language))
          .map(([language, texts]) => [language, textsIn(texts)] as const)
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
      policyUrl: typeof privacyPolicy === 'string' ? privacyPolicy : null,
      notes:
        stores.length > 0
          ? [
              `Klaro deleted cookies of ${stores.map(({ name }) => name).join(', ')}. Those of known services are deleted anyway; name others in the option sweep.`,
            ]
          : [],
    }
  },
}

/** Klaro has one text for each purpose and each service, of which those of purposes have a counterpart. */
function textsIn(texts: unknown): object {
  const purposes = Object.entries(objectIn(texts, 'purposes')).flatMap(([purpose, value]) => {
    const category = categoryFor(purpose)
    const own = textsOf(value, [
      ['title', 'title'],
      ['description', 'description'],
    ])
    return category && isCategoryName(category) && Object.keys(own).length > 0 ? [[category, own] as const] : []
  })
  return withoutEmpty({
    common: textsOf(texts, [
      ['acceptAll', 'acceptAll'],
      ['decline', 'rejectAll'],
      ['save', 'save'],
    ]),
    cookieBanner: textsOf(objectIn(texts, 'consentNotice'), [
      ['title', 'title'],
      ['description', 'description'],
    ]),
    consentManagerDialog: textsOf(objectIn(texts, 'consentModal'), [
      ['title', 'title'],
      ['description', 'description'],
    ]),
    consentTypes: Object.fromEntries(purposes),
  })
}
