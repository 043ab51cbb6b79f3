import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { miniSearch } from './search.mjs'
import { headingAnchor } from '../../build/docs/heading-anchor.mjs'

const docs = new URL('../', import.meta.url)
/** Returns the title of a page, without what follows a colon or a bracket. */
const titleOf = file => (/^# (.*)$/m.exec(readFileSync(new URL(file, docs), 'utf8'))?.[1] ?? file).split(/: | \(/)[0]
const page = file => ({ text: titleOf(file), link: `/${file.replace(/(index|README)?\.md$/, '')}` })
const pagesIn = folder =>
  existsSync(new URL(folder, docs))
    ? readdirSync(new URL(folder, docs))
        .filter(file => file.endsWith('.md'))
        .toSorted((a, b) => /index|README/.test(b) - /index|README/.test(a) || a.localeCompare(b))
        .map(file => page(`${folder}${file}`))
    : []
const group = (text, items, collapsed = false) => ({ text, items, collapsed })

/** The site of `npm run docs:site`. It makes no request to other hosts: no fonts, no search service. */
export default defineConfig({
  title: 'consent-elements',
  description: 'Cookie consent banner, privacy settings dialog and tracker blocker as web components.',
  cleanUrls: true,
  // Links to files outside of docs/ work on GitHub.
  ignoreDeadLinks: [/\/src\//, /\/examples\//, /\/CONTRIBUTING(?:\.md)?(?:#.*)?$/],
  vue: { template: { compilerOptions: { isCustomElement: tag => /^(consent|privacy)-/.test(tag) } } },
  markdown: {
    anchor: { slugify: headingAnchor },
    languageAlias: { vue: 'html', svelte: 'html', njk: 'html' },
  },
  // llms.txt links the pages as Markdown.
  buildEnd: ({ outDir, pages }) =>
    pages.forEach(file => cpSync(fileURLToPath(new URL(file, docs)), `${outDir}/${file}`)),
  // The theme without its web font, see theme/index.mjs
  themeConfig: {
    search: { provider: 'local', options: { miniSearch } },
    outline: [2, 3],
    sidebar: [
      group(
        'Start',
        ['index.md', 'getting-started.md', 'live.md'].filter(file => existsSync(new URL(file, docs))).map(page),
      ),
      group('Guides', pagesIn('guides/')),
      group('Frameworks', pagesIn('frameworks/'), true),
      group('Reference', pagesIn('reference/')),
      group('Help', ['troubleshooting.md', 'faq.md', 'inspector.md'].map(page)),
      group('Migration', pagesIn('migration/'), true),
      group('Internals', pagesIn('internals/'), true),
    ],
  },
})
