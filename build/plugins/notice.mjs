import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const plain = path => path.replaceAll('\\', '/').replace(/\/$/, '')
const notice = readFileSync(join(root, 'NOTICE'), 'utf8').split('\n')

/**
 * Returns the folder of the package that a module is from; null for the project's own modules. The project may itself be
 * below a `node_modules`, as the copy is in which bugs are planted.
 */
function packageOf(id) {
  const path = plain(id)
  const above = path.startsWith(plain(root)) ? plain(root) : ''
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.slice(above.length))
  return found && above + found[0]
}

/**
 * Stops a build whose files contain code of a package that NOTICE does not name, with its version, on one line. Where
 * the line names files, they have to be complete.
 */
export const noticePlugin = () => ({
  name: 'notice',
  generateBundle(_, bundle) {
    for (const { fileName, modules = {} } of Object.values(bundle)) {
      const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
      const folders = new Set(used.map(([id]) => packageOf(id.replace(/^\0/, '').replace(/\?.*/, ''))).values())
      for (const folder of folders) {
        if (folder === null) continue
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
        const lines = notice.filter(line => line.toLowerCase().includes(name.toLowerCase()) && line.includes(version))
        const isForCli = lines.length > 0 && lines.every(line => /\(in dist\/[^)]*cli\.js/.test(line))
        if (lines.length === 0)
          this.error(
            `${fileName} contains ${name} ${version}, which NOTICE does not name. Add its line, and its licence.`,
          )
        if (isForCli && !lines.some(line => line.includes(`dist/${fileName}`)))
          this.error(
            `${fileName} contains ${name} ${version}, and NOTICE does not name this file. Add dist/${fileName}.`,
          )
      }
    }
  },
})
