import { isFileOf } from './is-file-of'
import { isDictionary } from '../../../consent/is-dictionary'
import { allOf, child, children, nameOf } from '../edits/syntax-tree'
import type { CategoryName } from '../../../consent/categories'
import { Unconvertible, type Tool } from './conversion'
import { CodePart, literalValue } from './literal-value'

/** Its services: ours, the category, and the field of `tarteaucitron.user` that has the id. */
const services: Readonly<Record<string, readonly [name: string, category: CategoryName, id?: string]>> = {
  gtag: ['google-analytics', 'measurement', 'gtagUa'],
  googletagmanager: ['google-tag-manager', 'measurement', 'googletagmanagerId'],
  multiplegtag: ['google-analytics', 'measurement'],
  googleads: ['google-ads', 'marketing', 'googleadsId'],
  facebookpixel: ['meta-pixel', 'marketing', 'facebookpixelId'],
  hotjar: ['hotjar', 'measurement', 'hotjarId'],
  clarity: ['microsoft-clarity', 'measurement', 'clarity'],
  youtube: ['youtube', 'experience'],
  vimeo: ['vimeo', 'experience'],
  dailymotion: ['dailymotion', 'experience'],
  googlemapsembed: ['google-maps', 'experience'],
  soundcloud: ['soundcloud', 'experience'],
  calendly: ['calendly', 'functionality'],
}
/** Google writes its ids with these letters. */
const isId = (name: string, id: string): boolean =>
  name === 'google-analytics' ? id.startsWith('G-') : name === 'google-tag-manager' ? id.startsWith('GTM-') : true

/** The library tarteaucitron 1. */
export const tarteaucitron: Tool = {
  name: 'tarteaucitron',
  guide: 'tarteaucitron',
  isFile: address => isFileOf('tarteaucitron', address),
  word: 'tarteaucitron',
  isConfig: text =>
    /^\(?\s*(window\.)?tarteaucitron\.(init\(|user\.|job\b)/.test(text) ||
    /^(var|let|const)\s+tarteaucitronForce\w+\s*=/.test(text),
  gate: null,
  opens: ({ attributes }) =>
    attributes.href === '#tarteaucitron' || /tarteaucitron\.userInterface\.openPanel\(/.test(attributes.onclick ?? ''),
  read(configs) {
    const user = new Map<string, string>()
    const jobs: string[] = []
    let options: Record<string, unknown> = {}
    for (const { node, text } of configs) {
      const code = ' '.repeat(node.start) + text
      for (const assignment of allOf(node, 'AssignmentExpression')) {
        const [name, value] = [nameOf(child(child(assignment, 'left'), 'property')), child(assignment, 'right')]
        if (name === 'job') continue
        const literal = literalValue(value, code)
        const isEmpty =
          value !== null && /Function/.test(value.type) && children(child(value, 'body'), 'body').length === 0
        if (literal instanceof CodePart && !isEmpty) throw new Unconvertible(`"user.${name}" is code`)
        if (!(literal instanceof CodePart)) user.set(`${name}`, String(literal))
      }
      for (const call of allOf(node, 'CallExpression')) {
        const method = nameOf(child(child(call, 'callee'), 'property'))
        const values = children(call, 'arguments').map(argument => literalValue(argument, code))
        if (method === 'push') jobs.push(...values.map(String))
        else if (method === 'init' && isDictionary(values[0])) options = values[0]
      }
    }
    if (jobs.length === 0) throw new Unconvertible('it starts no services')
    const named = [...new Set(jobs)].map(job => {
      const known = services[job]
      if (!known) throw new Unconvertible(`the service "${job}" has to be declared by hand`)
      const [name, category, field] = known
      const id = field === undefined ? undefined : user.get(field)
      return { job, category, service: id !== undefined && isId(name, id) ? `${name}=${id}` : name }
    })
    const { cookieName, privacyUrl } = options
    const key = typeof cookieName === 'string' && cookieName !== 'tarteaucitron' ? `:${cookieName}` : ''
    return {
      importDecision: [`tarteaucitron${key}`, ...named.map(({ job, category }) => `${job}=${category}`)].join(' '),
      categories: new Map(),
      services: named.map(({ service }) => service),
      texts: {},
      policyUrl: typeof privacyUrl === 'string' && privacyUrl !== '' ? privacyUrl : null,
      notes: named
        .filter(
          ({ service }) =>
            !service.includes('=') && !/^(youtube|vimeo|dailymotion|google-maps|soundcloud|calendly)/.test(service),
        )
        .map(({ service }) => `No id of ${service} was found. Add it to the option services, or gate its snippet.`),
    }
  },
}
