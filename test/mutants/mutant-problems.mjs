import { existsSync, readFileSync } from 'node:fs'

/**
 * Says what is wrong with mutants: a text to replace that does not occur exactly once in its file, so that nobody knows what the
 * mutant changes; tests that do not exist; a mutant that is listed twice.
 * @param mutants those of mutants.mjs
 * @returns a sentence for each problem
 */
export function mutantProblems(mutants) {
  const seen = new Set()
  return mutants.flatMap(({ file, from, to, tests }) => {
    if (!existsSync(file)) return [`${file} does not exist, but has a mutant`]
    const problems = []
    const count = readFileSync(file, 'utf8').split(from).length - 1
    if (count !== 1) problems.push(`${file} contains this text ${count} times, but must contain it once: ${from}`)
    if (from === to) problems.push(`${file}: the mutant changes nothing: ${from}`)
    const key = JSON.stringify([file, from, to])
    if (seen.has(key)) problems.push(`${file}: the mutant is listed twice: ${from}`)
    seen.add(key)
    // A pattern such as test/store/*.test.ts needs its folder.
    for (const test of tests)
      if (!existsSync(test.split('*')[0])) problems.push(`${file}: its tests do not exist: ${test}`)
    return problems
  })
}
