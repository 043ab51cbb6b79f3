let passed = 0
let failed = 0

/** Runs one check, which fails if it throws. */
export async function check(what, run) {
  try {
    await run()
    passed++
    console.log(`ok      ${what}`)
  } catch (error) {
    failed++
    console.log(`FAILED  ${what}\n        ${String(error.message).trim().replaceAll('\n', '\n        ')}`)
  }
}

export function must(holds, message) {
  if (!holds) throw new Error(message)
}

/** Prints the totals. If a check has failed, the process exits with an error. */
export function totals() {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
