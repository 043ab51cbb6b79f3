import MagicString from 'magic-string'
import { functionsByPath, isFunction, visit } from './function-paths.mjs'

/** The directive that marks a function for the second plugin. It survives the minifier, which renames everything else. */
const directive = 'called at start'

/**
 * Lets browsers compile some functions together with their script. They parse all others twice: superficially with the
 * script, and again at the first call. Chromium and Firefox compile a function at once if it is in parentheses.
 * @param {readonly string[]} paths the functions, named as by functionsByPath
 * @param {readonly (import('rollup').Plugin | false)[]} others the plugins of the build; the minifier has to keep directives
 */
export const eagerFunctions = (paths, others) => [markEagerFunctions(paths), ...others, wrapEagerFunctions()]

/** The first half, for a part of the file that has a build of its own. */
export const markEagerFunctions = paths => ({
  name: 'mark-eager-functions',
  renderChunk(code) {
    const functions = functionsByPath(this.parse(code))
    const missing = paths.filter(path => !functions.has(path))
    if (missing.length > paths.length / 10)
      this.error(
        `build/data/start-functions.json is outdated: run npm run start:functions. Missing: ${missing.join(', ')}`,
      )
    const text = new MagicString(code)
    for (const path of paths) if (functions.has(path)) mark(text, functions.get(path))
    return { code: text.toString(), map: null }
  },
})

/** The first half for a part of the file whose functions are nearly all called as soon as it is evaluated. */
export const markAllFunctions = () => ({
  name: 'mark-all-functions',
  renderChunk(code) {
    const text = new MagicString(code)
    visit(this.parse(code), (node, parent) => {
      if (isFunction(node, parent)) mark(text, node)
    })
    return { code: text.toString(), map: null }
  },
})

/** The second half, for the whole file, after the minifier. */
export const wrapEagerFunctions = () => ({
  name: 'wrap-eager-functions',
  renderChunk(code) {
    const text = new MagicString(code)
    visit(this.parse(code), (node, parent) => {
      if (isFunction(node, parent) && node.body.body?.[0]?.directive === directive) wrap(text, node, parent)
    })
    return { code: text.toString(), map: null }
  },
})

/** Adds the directive to a function. An arrow function that only has an expression gets a block. */
function mark(text, { body, end }) {
  if (body.type === 'BlockStatement') return text.appendRight(body.start + 1, `'${directive}';`)
  text.appendRight(text.original.lastIndexOf('=>', body.start) + 2, `{'${directive}';return `)
  return text.appendLeft(end, '}')
}

/** Removes the directive from a function, and puts it in parentheses. */
function wrap(text, { type, start, end, id, body }, parent) {
  const [first, second] = body.body
  const value = type === 'ArrowFunctionExpression' && body.body.length === 2 && second.argument
  if (value && second.type === 'ReturnStatement') {
    text.remove(body.start, value.start).remove(value.end, body.end)
    if (value.type === 'SequenceExpression' || text.original[value.start] === '{')
      text.prependRight(value.start, '(').appendLeft(value.end, ')')
  } else text.remove(first.start, first.end)
  text.appendLeft(end, ')')
  if (type !== 'FunctionDeclaration') return text.prependRight(start, '(')
  // Declared functions exist from the beginning of their block. Nothing else in the block has their name.
  text.update(start, id.end, `const ${id.name}=(${text.original.slice(start, id.start).trim()}`)
  text.appendLeft(end, ';')
  const behind = parent.body.findLast(statement => statement.directive)?.end ?? parent.start + 1
  return text.move(start, end, behind)
}
