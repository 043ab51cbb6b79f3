import { isFileOf } from './is-file-of'
import { Unconvertible, type Conversion, type Tool } from './conversion'
import { objectIn, readObject } from './read-object'
import { textsOf, withoutEmpty } from './text-parts'

/** The library cookieconsent 3 of Osano. */
export const osano: Tool = {
  name: 'Osano',
  guide: 'osano',
  isFile: address => isFileOf('cookieconsent', address),
  word: 'cookieconsent',
  isConfig: text => /^(window\.)?cookieconsent\.initialise\(/.test(text),
  gate: null,
  opens: ({ attributes }) => /\bcc-revoke\b/.test(attributes.class ?? ''),
  read(configs) {
    const config = readObject(configs)
    const content = objectIn(config, 'content')
    const { name } = objectIn(config, 'cookie')
    if (config.autoAttach === false) throw new Unconvertible('"autoAttach" is false, so other code shows the banner')
    const texts = withoutEmpty({
      common: textsOf(content, [
        ['allow', 'acceptAll'],
        ['deny', 'rejectAll'],
      ]),
      cookieBanner: textsOf(content, [['message', 'description']]),
    })
    const all: Conversion['texts'] = Object.keys(texts).length > 0 ? { '': texts } : {}
    return {
      importDecision: 'osano' + (typeof name === 'string' ? `:${name}` : ''),
      categories: new Map(),
      services: [],
      texts: all,
      policyUrl: typeof content.href === 'string' ? content.href : null,
      notes: [
        'Osano asked one question, so visitors who allowed cookies are asked again. To keep their decision, name what they allowed: data-import-decision="osano cookies=measurement".',
      ],
    }
  },
}
