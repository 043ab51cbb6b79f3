import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { isQuick, isWatch } from '../build-mode.mjs'

const done = new Map()

/** Returns the compiler options in the form of TypeScript's API. */
export function compilerOptions(tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, file => readFileSync(file, 'utf8'))
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, dirname(tsconfig)).options
}

/**
 * Compiles each TypeScript file on its own, once for all builds. No build checks types: `npm run typecheck` does.
 * @param {string} tsconfig the path of tsconfig.json
 */
export function transpile(tsconfig) {
  const options = { ...compilerOptions(tsconfig), sourceMap: !isQuick || isWatch }
  return {
    name: 'transpile',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      if (done.get(id)?.source !== code) {
        const { outputText, sourceMapText } = ts.transpileModule(code, { compilerOptions: options, fileName: id })
        done.set(id, {
          source: code,
          code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
          map: sourceMapText ?? null,
        })
      }
      const { code: text, map } = done.get(id)
      return { code: text, map }
    },
  }
}
