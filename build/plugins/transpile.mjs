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

/** The files whose template literals are style sheets. */
const styleSheets = /(-styles|\/tokens)\.ts$/

/** Leaves out line breaks after a brace, a semicolon or a comma: 60 bytes of the settings after brotli. */
const withoutBreaks = text => text.replace(/(?<=[{};,])\n/g, '')

/** Shortens the style sheets of a file. */
const shortenStyles = ({ factory }) => {
  const makers = new Map([
    [ts.SyntaxKind.NoSubstitutionTemplateLiteral, factory.createNoSubstitutionTemplateLiteral],
    [ts.SyntaxKind.TemplateHead, factory.createTemplateHead],
    [ts.SyntaxKind.TemplateMiddle, factory.createTemplateMiddle],
    [ts.SyntaxKind.TemplateTail, factory.createTemplateTail],
  ])
  const visit = node => {
    const make = makers.get(node.kind)
    return make ? make(withoutBreaks(node.text), withoutBreaks(node.rawText)) : ts.visitEachChild(node, visit)
  }
  return file => ts.visitNode(file, visit)
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
        const { outputText, sourceMapText } = ts.transpileModule(code, {
          compilerOptions: options,
          fileName: id,
          transformers: styleSheets.test(id) ? { before: [shortenStyles] } : undefined,
        })
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
