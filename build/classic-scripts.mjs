// The scripts that are no modules: guards, stubs and standalone.js.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isQuick } from './build-mode.mjs'
import * as table from './bundles.mjs'
import { guardFallback } from './guard-fallback.mjs'
import * as plugins from './plugins/index.mjs'

/** Its build also completes dist/: licence lines, and hashes of all files. */
const lastFile = table.bundles.at(-1).file
const isPageGuard = file => /^guard(?!-worker)/.test(file)

/**
 * Returns the configuration of each classic script.
 * @param options what rollup.config.mjs also uses; `addresses` creates the plugin of addresses
 */
export function classicScripts({ root, src, dist, version, compiler, addresses, sourcemap }) {
  const startFunctions = JSON.parse(readFileSync(join(root, 'build/data/start-functions.json'), 'utf8'))
  /** The plugins of a classic script. Browsers compile what guards call at start together with the script. */
  function pluginsOfScript(file) {
    const all = plugins.common({ compiler, directives: !isQuick })
    if (file === 'guard.js')
      return [plugins.lazyModule(join(src, 'entries/gate-body.ts'), plugins.withoutMinifier(all)), ...all]
    if (file === 'guard-whole.js') {
      const bare = plugins.withoutMinifier(all)
      const ofBody = isQuick ? bare : [plugins.markEagerFunctions(startFunctions.body), ...bare]
      return [
        plugins.lazyModule(join(src, 'entries/guard-body.ts'), ofBody),
        ...all,
        !isQuick && plugins.wrapEagerFunctions(),
      ]
    }
    const hasStart = /^guard-(capture|strict)/.test(file) && !isQuick
    return hasStart
      ? plugins.eagerFunctions([...startFunctions.body, ...startFunctions.others], all)
      : plugins.common({ compiler })
  }
  return table.bundles
    .filter(({ kind }) => kind === 'classic')
    .map(({ file, entry, global, isStandalone = file === 'standalone.js' }) => ({
      input: join(src, entry),
      plugins: [
        ...(isStandalone ? [addresses({ separateOnly: true }), plugins.besideScript()] : []),
        ...pluginsOfScript(file),
        !isStandalone && plugins.safeToInline(),
        ...(file === lastFile ? [plugins.licencePlugin(root, version), plugins.integrityPlugin(dist, version)] : []),
      ],
      output: {
        file: join(dist, file),
        format: 'iife',
        name: global,
        inlineDynamicImports: true,
        sourcemap: file.startsWith('guard') ? false : sourcemap,
        ...(isPageGuard(file) && guardFallback),
      },
    }))
}
