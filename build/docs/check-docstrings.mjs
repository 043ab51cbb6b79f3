// Part of `npm run lint`: every public export has a docstring, where it is declared. Public are the exports of src/*.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The names of exports that may lack a docstring for now. */
const pending = []

const hasDocstring = node => ts.getJSDocCommentsAndTags(node).length > 0

/** Returns the names that a declaration declares; destructuring declares several. */
const namesOf = ({ name }) =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(element => (element.name ? namesOf(element) : []))

/**
 * Finds public exports without a docstring.
 * @param {string} entry the path of a module
 * @param {(path: string) => string | undefined} read returns the text of a module; undefined if there is none
 * @returns {string[]} `path: name` of each such export
 */
export function undocumentedExports(entry, read) {
  const sources = new Map()
  const source = path => {
    if (!sources.has(path)) sources.set(path, ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true))
    return sources.get(path)
  }
  const resolve = (from, specifier) => {
    if (!specifier?.text.startsWith('.')) return undefined
    const path = posix.join(posix.dirname(from), specifier.text)
    return [`${path}.ts`, `${path}.tsx`].find(candidate => read(candidate) !== undefined)
  }
  /** Returns what a module exports, or declares, by name: a declaration, or the module and name that it comes from. */
  const bindingsOf = path => {
    const [exported, local] = [new Map(), new Map()]
    const add = (name, binding, isExported) => {
      local.set(name, binding)
      if (isExported) exported.set(name, binding)
    }
    for (const statement of source(path).statements) {
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      const target = resolve(path, statement.moduleSpecifier)
      if (ts.isVariableStatement(statement))
        for (const declaration of statement.declarationList.declarations)
          for (const name of namesOf(declaration)) add(name, { path, name, node: statement }, isExported)
      else if (ts.isExportDeclaration(statement) && statement.exportClause?.elements)
        for (const { name, propertyName } of statement.exportClause.elements) {
          const original = (propertyName ?? name).text
          if (target) exported.set(name.text, { path: target, name: original })
          else if (!statement.moduleSpecifier) exported.set(name.text, local.get(original) ?? { path, name: original })
        }
      else if (ts.isExportDeclaration(statement) && target)
        for (const [name, binding] of bindingsOf(target).exported) exported.set(name, binding)
      else if (ts.isImportDeclaration(statement) && target)
        for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
          local.set(name.text, { path: target, name: (propertyName ?? name).text })
      else if (statement.name)
        add(statement.name.text, { path, name: statement.name.text, node: statement }, isExported)
    }
    return { exported, local }
  }
  const declarationOf = binding => {
    if (binding.node) return binding
    const next = bindingsOf(binding.path).exported.get(binding.name)
    return next ? declarationOf(next) : binding
  }
  const missing = [...bindingsOf(entry).exported.values()]
    .map(declarationOf)
    .filter(({ node }) => !node || !hasDocstring(node))
  return [...new Set(missing.map(({ path, name }) => `${path}: ${name}`))]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const read = path => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined)
  const entries = readdirSync(`${root}src`).filter(file => /\.tsx?$/.test(file))
  const missing = [...new Set(entries.flatMap(entry => undocumentedExports(`src/${entry}`, read)))].filter(
    place => !pending.includes(place.split(': ')[1]),
  )
  if (missing.length > 0) {
    console.error(`These public exports have no docstring:\n${missing.join('\n')}`)
    process.exitCode = 1
  }
}
