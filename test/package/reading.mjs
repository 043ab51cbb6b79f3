// What a new owner reads, with only the package: the README up to the line of his platform, then the first part of that page, up
// to its first heading below the title. If that part lacks one of five facts, he also reads "Getting started".
// `node test/package/reading.mjs` prints it for every platform.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = path => readFileSync(root + path, 'utf8')
const wordsOf = text => text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** What every installation needs, and how a page says it. */
const facts = {
  files: /npm install|consent-elements (?:init|copy)|\.zip/,
  tag: /\bguard\b|consent-elements\/\w|ConsentElementsPlugin|the tag and the button/,
  policy: /policy-?url|privacy policy/i,
  button: /data-consent-open|privacy-settings-button|opens the privacy settings|the button/,
  check: /consent-elements doctor/,
}

/** The platforms of the README's table: each page with the words above the end of its line. */
function platformsOf(readme) {
  const pages = new Map()
  for (const { 1: page, index } of readme.matchAll(/docs\/frameworks\/([\w-]+)\.md/g))
    if (!pages.has(page))
      pages.set(page, wordsOf(readme.slice(0, readme.indexOf('\n', index)).replaceAll(/\]\([^)]*\)/g, ']')))
  return pages
}

/** Returns what the owner of each platform reads and does. */
export function readings() {
  return [...platformsOf(read('README.md'))].map(([page, above]) => {
    const [first] = read(`docs/frameworks/${page}.md`).split(/^## /m)
    const missing = Object.keys(facts).filter(name => !facts[name].test(first))
    const more = missing.length > 0 ? wordsOf(read('docs/getting-started.md')) : 0
    const blocks = [...first.matchAll(/^ *```(?!sh$)[a-z]+$/gm)].length
    const [, commands] = /^```sh\n(npx consent-elements init[^]*?)^```$/m.exec(first) ?? []
    const listed = (first.match(/^\d\. /gm) ?? []).length
    const alone = 1 + blocks + (missing.includes('button') ? 1 : 0)
    const steps = commands ? commands.trim().split('\n').length : Math.max(listed, alone)
    return {
      page,
      above,
      words: wordsOf(first),
      missing,
      pages: missing.length > 0 ? 3 : 2,
      total: above + wordsOf(first) + more,
      steps,
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.table(readings().map(one => ({ ...one, missing: one.missing.join(' ') })))
