// Part of `npm run lint`: tests wait for what they need, and not for a time that somebody chose. On a busy machine such a
// time is too short, on a quick one it is lost. A loop that looks again and again may wait between its rounds.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The files that may wait for a time, with the number of times. There, somebody is slow on purpose. */
const allowed = new Map([
  ['test/serve/bounded.node-test.mjs', 1], // a statement of the database
  ['test/serve/postgres.node-test.mjs', 1], // visitors, who decide one after the other
  ['test/serve/webhooks.node-test.mjs', 1], // a receiver
])

const advice = `Wait for the event itself, or with a function of test/support:
  eventually, waitUntil   something will happen
  atRest                  nothing happens: no file, event or request follows
  tasksHaveRun            nothing happens in the tasks that are queued
  timersHaveRun           the timers of a page that are due within a time have run
  reactHasRendered        React has rendered what has changed
  stopClock               time passes in the sources`

/** Is the number given, and greater than zero? */
const isTime = node => node !== undefined && !(ts.isNumericLiteral(node) && Number(node.text) === 0)

/** Does a call resolve a promise after a time? */
function isWait(node) {
  const [first, second] = node.arguments
  if (node.expression.getText() === 'aTimeout') return isTime(first)
  if (!/\bsetTimeout$/.test(node.expression.getText()) || !isTime(second) || !ts.isIdentifier(first)) return false
  for (let at = node.parent; at; at = at.parent)
    if (ts.isArrowFunction(at) && at.parent && ts.isNewExpression(at.parent))
      return at.parameters.some(({ name }) => name.getText() === first.text)
  return false
}

/** Is a wait between the rounds of a loop? */
function isInLoop(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isIterationStatement(at, false)) return true
    const isExecutor = ts.isArrowFunction(at) && ts.isNewExpression(at.parent)
    if (ts.isFunctionLike(at) && !isExecutor) return false
  }
  return false
}

/** Returns the lines of a test that wait for a time. */
function fixedWaits(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = []
  const visit = node => {
    if (ts.isCallExpression(node) && isWait(node) && !isInLoop(node))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

const isTest = file => /\.(test\.tsx?|node-test\.mjs)$/.test(file) && !file.includes('node_modules')
const problems = readdirSync('test', { recursive: true })
  .map(file => `test/${file.replaceAll('\\', '/')}`)
  .filter(isTest)
  .flatMap(file => {
    const lines = fixedWaits(readFileSync(file, 'utf8'), file)
    const most = allowed.get(file) ?? 0
    if (lines.length < most) return [`${file}: build/check-waits.mjs allows ${most} waits, and it has ${lines.length}`]
    return lines.length > most ? lines.map(line => `${file}:${line}: waits for a time`) : []
  })
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${advice}`)
  process.exitCode = 1
}
