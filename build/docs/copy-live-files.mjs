// Copies the built files and the playground to docs/public/, for the live pages of `npm run docs:site`. Requires a
// build.
import { cpSync, existsSync, rmSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const at = path => new URL(path, root)
if (!existsSync(at('dist/consent-elements.js'))) throw new Error('dist/ is missing. Run npm run build first.')

for (const folder of ['dist', 'examples']) rmSync(at(`docs/public/${folder}`), { recursive: true, force: true })
cpSync(at('dist/'), at('docs/public/dist/'), {
  recursive: true,
  filter: source =>
    !/\/(types|plugins|chunks|guard-texts)\b|\.map$/.test(source.slice(at('dist/').pathname.length - 1)),
})
for (const file of [
  'playground.html',
  'playground.css',
  'playground',
  'policies.html',
  'gallery.html',
  'demonstration.html',
  'demonstration.css',
  'demonstration.mjs',
  'examples.css',
  'tokens.css',
  'parts.css',
  'privacy-policy.html',
])
  if (existsSync(at(`examples/${file}`)))
    cpSync(at(`examples/${file}`), at(`docs/public/examples/${file}`), { recursive: true })
