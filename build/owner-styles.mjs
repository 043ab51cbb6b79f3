import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Returns the text of a module of `src/views/` that has one, which browsers cannot load as a style sheet. */
function textOf(name) {
  const module = readFileSync(fileURLToPath(new URL(`../src/views/${name}.ts`, import.meta.url)), 'utf8')
  return module.slice(module.indexOf('`\n') + 2, module.lastIndexOf('`'))
}
const by = name => `/* Written by the build from src/views/${name}.ts. */\n`

/** Returns `examples/tokens.css`: the custom properties of `src/views/owner-tokens.ts`. */
export const ownerTokensCss = () =>
  `${by('owner-tokens')}:root {\n  color-scheme: light dark;\n${textOf('owner-tokens')}}\n`

/** Returns `examples/parts.css`: the parts of `src/views/owner-parts.ts`. */
export const ownerPartsCss = () => `${by('owner-parts')}${textOf('owner-parts')}`
