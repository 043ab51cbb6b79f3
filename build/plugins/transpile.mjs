import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

const done = new Map()

/**
 * Translates each TypeScript file by itself, once for all builds. Types are checked by the build of the entry points.
 * @param {string} tsconfig the path of tsconfig.json
 */
export function transpile(tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, file => readFileSync(file, 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, dirname(tsconfig))
  const compilerOptions = { ...options, sourceMap: true }
  return {
    name: 'transpile',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      if (done.get(id)?.source !== code) {
        const { outputText, sourceMapText } = ts.transpileModule(code, { compilerOptions, fileName: id })
        done.set(id, {
          source: code,
          code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
          map: sourceMapText,
        })
      }
      const { code: text, map } = done.get(id)
      return { code: text, map }
    },
  }
}
