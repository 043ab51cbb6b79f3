import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the text with the licence line at its beginning, but after a compile hint (`//# allFunctionsCalledOnLoad`).
 */
function withLicence(text, line) {
  if (text === '' || text.includes(line)) return text
  const end = text.startsWith('//#') ? text.indexOf('\n') + 1 : 0
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`
}

/**
 * Writes a licence line into every script and type declaration of `dist/`, and copies LICENSE and NOTICE. Add it to the
 * last build, before the plugin that computes hashes. Empty files are skipped.
 */
export const licencePlugin = (root, version) => ({
  name: 'licence',
  writeBundle() {
    const dist = join(root, 'dist')
    const line = `/*! consent-elements ${version} | MIT | see NOTICE */`
    for (const file of readdirSync(dist, { recursive: true })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue
      const path = join(dist, file)
      writeFileSync(path, withLicence(readFileSync(path, 'utf8'), line))
    }
    for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(root, name), join(dist, name))
  },
})
