import { readFile } from 'node:fs/promises'

/**
 * Serves the JSON files of dist/ unchanged, for pages that fetch them. The test runner would convert them to modules.
 * @returns a middleware for the test runner
 */
export const plainJson = () => async (context, next) => {
  if (!/^\/dist\/[\w-]+\.json$/.test(context.path)) return next()
  const text = await readFile(`.${context.path}`, 'utf8').catch(() => null)
  if (text === null) return next()
  context.type = 'json'
  context.body = text
}
