// Writes docs/public/llms.txt, the list of pages for language models (llmstxt.org). Part of `npm run docs:write` and of
// the site.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../docs/', import.meta.url)
const sections = {
  '': 'Start',
  guides: 'Guides',
  frameworks: 'Frameworks',
  reference: 'Reference',
  migration: 'Migration',
  internals: 'Internals',
}
const pages = readdirSync(folder, { recursive: true })
  .filter(file => file.endsWith('.md') && !/^(\.vitepress|public)\//.test(file) && file !== 'index.md')
  .toSorted()

/** Returns the title and the first sentence of a page. A sentence that leads to a list or to code ends with a full stop. */
function lineOf(file) {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const title = /^# (.*)$/m.exec(text)?.[1] ?? file
  const plain = text
    .replace(/^#.*$/gm, '')
    .replace(/```[^]*?```/g, '')
    .replace(/<!--[^]*?-->/g, '')
  const first = plain.split(/\n{2,}/).find(one => /^[\p{L}`*]/u.test(one.trim())) ?? ''
  const sentence = first
    .trim()
    .replace(/\n/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.?!]) /)[0]
    .replace(/:$/, '.')
  return `- [${title}](${file})${sentence ? `: ${sentence}` : ''}`
}

const lines = Object.entries(sections).flatMap(([name, title]) => {
  const own = pages.filter(file => (file.includes('/') ? file.startsWith(`${name}/`) && name !== '' : name === ''))
  return own.length > 0 ? ['', `## ${title}`, '', ...own.map(lineOf)] : []
})
const text = `# consent-elements

> Cookie consent banner, privacy settings dialog and tracker blocker as web components. One script tag blocks trackers and asks visitors for consent.

Install with \`npm install consent-elements\`. Without a consent server, always set \`mode="offline"\`. \`npx consent-elements init\` installs it in a project, and \`npx consent-elements doctor URL\` checks the result.
${lines.join('\n')}
`
const file = new URL('public/llms.txt', folder)
if (!process.argv.includes('--check')) {
  mkdirSync(new URL('public/', folder), { recursive: true })
  writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('docs/public/llms.txt differs from the pages. Run npm run docs:write.')
  process.exitCode = 1
}
