import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

const done = new Map()

/** @returns the options of the compiler, as the API of TypeScript takes them */
export function compilerOptions(tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, file => readFileSync(file, 'utf8'))
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, dirname(tsconfig)).options
}

/**
 * Translates each TypeScript file by itself, once for all builds. Types are checked by the build of the entry points.
 * @param {string} tsconfig the path of tsconfig.json
 */
export function transpile(tsconfig) {
  const options = { ...compilerOptions(tsconfig), sourceMap: true }
  return {
    name: 'transpile',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      if (done.get(id)?.source !== code) {
        const { outputText, sourceMapText } = ts.transpileModule(code, { compilerOptions: options, fileName: id })
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
