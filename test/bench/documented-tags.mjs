// Reads the tags that the benchmark measures from the documentation, word for word.
import { readFileSync, readdirSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const root = new URL('../../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')
const pages = () => [
  'README.md',
  'docs/getting-started.md',
  ...readdirSync(new URL('docs/frameworks/', root))
    .toSorted()
    .map(file => `docs/frameworks/${file}`),
]

/** Returns the code fences of a page. @param language such as `html` */
const fencesOf = (path, language) =>
  [...read(path).matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, , , code]) => code)

/** Returns the tag that loads the guard and the manager from the site itself; undefined if a text has none. */
export const tagIn = html => /<script\s[^>]*\bguard\.js"[^>]*\sdata-manager\b[^>]*><\/script>/.exec(html)?.[0]

/** Returns what a page or fragment loads in its head, without differences of white space: `…` and titles do not count. */
const loads = html =>
  [...html.matchAll(/<(?:meta http-equiv|link|script)\b[^>]*>/g)]
    .map(([tag]) => tag.replace(/\s+/g, ' ').replace(' >', '>'))
    .join('')

/**
 * Returns the installations with one tag that README.md, docs/getting-started.md and the framework pages show, each once.
 * Tags of recipes with a service are left out, and those whose address a template engine writes.
 * @returns {{ pages: string[], html: string }[]} the pages that show it, and its code as the first of them writes it
 */
export function documentedTags() {
  const found = new Map()
  for (const path of pages())
    for (const html of fencesOf(path, 'html')) {
      const tag = tagIn(html)
      if (!tag || /https:|data-services|data-options|\{[{%]/.test(tag)) continue
      const known = found.get(loads(html))
      if (known) known.pages.push(path)
      else found.set(loads(html), { pages: [path], html })
    }
  return [...found.values()]
}

/** Returns the options with which docs/frameworks/node-servers.md calls `headHtml` first. */
export function documentedHeadOptions() {
  const path = 'docs/frameworks/node-servers.md'
  const [, options] = /await headHtml\(\{[^]*?options: (\{[^}]*\})/.exec(fencesOf(path, 'js').join('\n')) ?? []
  if (!options) throw new Error(`${path} has no call of headHtml with options`)
  return { ...runInNewContext(`(${options})`) }
}

/** Returns the tag that docs/guides/server-mode.md shows for a page with a consent server. */
export function documentedServerTag() {
  const path = 'docs/guides/server-mode.md'
  const tag = fencesOf(path, 'html').map(tagIn).find(Boolean)
  if (!tag) throw new Error(`${path} has no tag`)
  return tag
}

/** Returns the attribute with which docs/guides/services.md declares three services, one of them with Consent Mode. */
export function documentedServices() {
  const path = 'docs/guides/services.md'
  const found = /\sdata-services="(google-analytics=\S+ \S+ \S+)"/.exec(fencesOf(path, 'html').join('\n'))
  if (!found) throw new Error(`${path} has no tag with three services`)
  return found[0]
}
