// Serves a module of test/ at /__counted/… with the sources that it imports, which count what they do: each function that is
// called and each turn of a loop adds one to `countedWork.done`. Tests of linear time compare these counts, which are the same
// in each run; times are not.
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import ts from 'typescript'

const { factory } = ts
const count = () =>
  factory.createPostfixIncrement(
    factory.createPropertyAccessExpression(
      factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), 'countedWork'),
      'done',
    ),
  )
const counting = body =>
  ts.isBlock(body)
    ? factory.updateBlock(body, [...directivesOf(body), factory.createExpressionStatement(count()), ...rest(body)])
    : ts.isStatement(body)
      ? factory.createBlock([factory.createExpressionStatement(count()), body])
      : factory.createParenthesizedExpression(factory.createComma(count(), factory.createParenthesizedExpression(body)))
const isDirective = statement => ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)
const directivesOf = ({ statements }) => statements.filter(isDirective)
const rest = ({ statements }) => statements.filter(statement => !isDirective(statement))

/** The bodies that run again and again. */
const bodyOf = node =>
  ts.isIterationStatement(node, false) ? node.statement : ts.isFunctionLike(node) ? node.body : undefined

const transformer = context => {
  const visit = given => {
    const node = ts.visitEachChild(given, visit, context)
    const body = bodyOf(node)
    if (!body) return node
    const counted = counting(body)
    // The nodes of the syntax are immutable; a copy with another body is the same for each kind.
    return ts.visitEachChild(node, child => (child === body ? counted : child), context)
  }
  return file => ts.visitNode(file, visit)
}

const instrument = {
  name: 'counted-work',
  setup(builder) {
    builder.onLoad({ filter: /[\\/](?:src|test)[\\/].*\.ts$/ }, async ({ path }) => {
      if (/[\\/]counted-[\w-]+\.ts$/.test(path)) return // what counts is not counted
      const { outputText } = ts.transpileModule(await readFile(path, 'utf8'), {
        fileName: path,
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
        transformers: { before: [transformer] },
      })
      return { contents: outputText, loader: 'js' }
    })
  },
}

/** @returns a plugin for the test runner */
export function countedWork() {
  const modules = new Map()
  const bundle = async path => {
    const { outputFiles } = await build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['browser', 'production'],
      plugins: [instrument],
      logLevel: 'error',
    })
    return outputFiles[0].text
  }
  return {
    name: 'counted-work',
    async serve({ path }) {
      const [, name] = /^\/__counted\/(test\/[\w/-]+)\.js$/.exec(path) ?? []
      if (!name) return
      if (!modules.has(name)) modules.set(name, bundle(`${name}.ts`))
      return { body: await modules.get(name), type: 'js' }
    },
  }
}
