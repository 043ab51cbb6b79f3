import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Returns `examples/tokens.css`: the custom properties of `src/views/owner-tokens.ts`, which browsers can load. */
export function ownerTokensCss() {
  const module = readFileSync(fileURLToPath(new URL('../src/views/owner-tokens.ts', import.meta.url)), 'utf8')
  const [, properties] = module.split('`\n')
  return `/* Written by the build from src/views/owner-tokens.ts. */\n:root {\n  color-scheme: light dark;\n${properties.split('`')[0]}}\n`
}
