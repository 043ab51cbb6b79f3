// Finds out which tests of Node execute which mutants: a copy of each module calls `mutantReached` before the statement of each
// mutant, and note-reach.mjs writes the calls down.
import ts from 'typescript'

const call = id => `globalThis.mutantReached?.(${id})`

/** Returns what a probe is put before: the nearest statement, or the expression that an arrow function returns. */
function probedNode(node) {
  const { parent } = node
  if (!parent || ts.isStatement(node)) return node
  return ts.isArrowFunction(parent) && parent.body === node ? node : probedNode(parent)
}

function nodeAt(source, position) {
  let found = source
  const visit = node => {
    if (position < node.getStart(source) || position >= node.end) return
    found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isListed = ({ parent }) =>
  ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent) || ts.isModuleBlock(parent)

/**
 * Returns the text of a module with a probe for each of its mutants.
 * @param {{ id: number, start: number }[]} mutants
 */
export function withProbes(file, text, mutants) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const ids = new Map()
  for (const { id, start } of mutants) {
    const node = probedNode(nodeAt(source, start))
    ids.set(node, [...(ids.get(node) ?? []), id])
  }
  const added = [...ids].flatMap(([node, list]) => {
    const [start, end] = [node.getStart(source), node.end]
    const calls = list.map(call).join(ts.isStatement(node) ? ';' : ',')
    if (!ts.isStatement(node)) return around(start, end, `(${calls},`, ')')
    return isListed(node) ? [{ at: start, end, text: `${calls};` }] : around(start, end, `{${calls};`, '}')
  })
  // From the end. Of those at the same place, the last is written first: what encloses others opens first and closes last.
  added.sort((a, b) => b.at - a.at || isClosing(a) - isClosing(b) || (a.end ?? a.start) - (b.end ?? b.start))
  return added.reduce((whole, { at, text }) => whole.slice(0, at) + text + whole.slice(at), text)
}

const isClosing = ({ end }) => (end === undefined ? 1 : 0)

const around = (start, end, open, close) => [
  { at: start, end, text: open },
  { at: end, start, text: close },
]
