import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'

/** Data, which other checks compare, and files that only name exports. */
const LEFT_OUT =
  /\.d\.ts$|^src\/[^/]+$|^src\/(?:translations|services\/catalogue|policies\/packs|entries)\/|\/(?:texts|languages|data)\/|tracking-hosts/

/** Tests of the nightly run, and those of React 19. */
const NOT_RUN = /^(?:react-19\.|(?:audit|doctor|hostile-pages|many-rows)\.node-test)/

const textOf = (node, source) => node.getText(source)

/** What each kind replaces: it returns the new texts of a node, none if the kind does not fit. */
const kinds = {
  'a negated condition': (node, text) =>
    ts.isIfStatement(node) || ts.isWhileStatement(node)
      ? [[node.expression, `!(${text(node.expression)})`]]
      : ts.isConditionalExpression(node)
        ? [[node.condition, `!(${text(node.condition)})`]]
        : [],
  'a dropped condition': (node, text) =>
    ts.isBinaryExpression(node) && /^(?:&&|\|\|)$/.test(text(node.operatorToken))
      ? [
          [node, text(node.left)],
          [node, text(node.right)],
        ]
      : [],
  'a moved boundary': (node, text) => {
    const others = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '+': '-', '-': '+' }
    const other = ts.isBinaryExpression(node) && others[text(node.operatorToken)]
    // A sum of texts is no number.
    return !other || (/^[+-]$/.test(text(node.operatorToken)) && /['"`]/.test(text(node)))
      ? []
      : [[node.operatorToken, other]]
  },
  'swapped arguments': (node, text) =>
    ts.isCallExpression(node) && node.arguments.length > 1 && text(node.arguments[0]) !== text(node.arguments[1])
      ? [
          [
            { pos: node.arguments[0].getStart(), end: node.arguments[1].end },
            `${text(node.arguments[1])}, ${text(node.arguments[0])}`,
          ],
        ]
      : [],
  'a dropped argument': node =>
    ts.isCallExpression(node) && node.arguments.length > 1
      ? [[{ pos: node.arguments.at(-2).end, end: node.arguments.at(-1).end }, '']]
      : [],
  'an emptied array': node =>
    ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node) ? [[node, '[]']] : [],
  'an emptied text': node => (ts.isStringLiteral(node) && node.text !== '' && isValue(node) ? [[node, "''"]] : []),
  'a flipped flag': (node, text) =>
    node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
      ? isValue(node)
        ? [[node, text(node) === 'true' ? 'false' : 'true']]
        : []
      : [],
  'a dropped await': (node, text) => (ts.isAwaitExpression(node) ? [[node, text(node.expression)]] : []),
  'a dropped return': node =>
    ts.isReturnStatement(node) ? (node.expression ? [[node.expression, 'undefined']] : [[node, ';']]) : [],
  'a dropped call': node =>
    ts.isExpressionStatement(node) && /^(?:Call|Await|Void)Expression$/.test(ts.SyntaxKind[node.expression.kind])
      ? [[node, ';']]
      : [],
  'a dropped cleanup': node =>
    ts.isReturnStatement(node) &&
    node.expression &&
    ts.isArrowFunction(node.expression) &&
    node.expression.parameters.length === 0
      ? [[node.expression, '() => {}']]
      : [],
}

/** Returns whether an array is a pattern that something is assigned to. */
const isTarget = node =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
/** Returns whether a literal is a value, not a type, a name, or the address of a module. */
const isValue = (node, { parent } = node) =>
  !(parent.name === node) &&
  !ts.isLiteralTypeNode(parent) &&
  !ts.isImportDeclaration(parent) &&
  !ts.isExportDeclaration(parent) &&
  !ts.isExpressionStatement(parent) &&
  !ts.isExternalModuleReference(parent) &&
  !(ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)

/** @returns {{file: string, kind: string, start: number, end: number, line: number, from: string, to: string}[]} all mutants of a module */
export function mutantsOf(file, text = readFileSync(file, 'utf8')) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found = []
  const visit = node => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const [kind, replace] of Object.entries(kinds))
      for (const [what, to] of replace(node, inner => textOf(inner, source))) {
        const start = what.getStart ? what.getStart(source) : what.pos
        const from = text.slice(start, what.end)
        if (from === to) continue
        const line = source.getLineAndCharacterOfPosition(start).line + 1
        found.push({ file, kind, start, end: what.end, line, from, to })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @returns the modules of src/ that can have mutants */
export const mutableModules = () =>
  readdirSync('src', { recursive: true })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
    .toSorted()

/** @returns the tests of the folder in test/ that mirrors the one of a module, or of the next one above it that has tests */
export function testsOf(file) {
  for (let folder = dirname(file).replace(/^src/, 'test'); folder.includes('/'); folder = dirname(folder)) {
    const tests = existsSync(folder)
      ? readdirSync(folder)
          .filter(name => /\.(?:test\.tsx?|node-test\.mjs)$/.test(name) && !NOT_RUN.test(name))
          .map(name => `${folder}/${name}`)
      : []
    if (tests.length > 0) return tests.toSorted()
  }
  return []
}

/** @returns a generator of numbers from 0 to 1 (mulberry32), so that a seed draws the same sample on every machine */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Draws mutants from all folders. Each kind is equally likely, because texts and arguments are most of all places.
 * @param {(file: string) => boolean} isChosen whether a module can have mutants
 */
export function sampleMutants(size, seed, isChosen = () => true) {
  const random = randomOf(seed)
  const pick = list => list[Math.floor(random() * list.length)]
  const all = mutableModules()
    .filter(isChosen)
    .flatMap(file => mutantsOf(file))
  const byKind = Object.keys(kinds).map(kind => all.filter(mutant => mutant.kind === kind))
  const drawn = new Set()
  while (drawn.size < Math.min(size, all.length)) {
    const mutant = pick(pick(byKind.filter(list => list.length > 0)))
    if (drawn.has(mutant)) byKind.forEach((list, at) => (byKind[at] = list.filter(other => !drawn.has(other))))
    drawn.add(mutant)
  }
  return [...drawn]
}
