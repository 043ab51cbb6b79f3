/** A test that is red only because one within it is. */
const ofSubtest = /failureType: 'subtestsFailed'/
/** Lines of the message of a failure; the whole of it is further up in the log. */
const MOST_LINES = 4

/**
 * Returns what failed in the output of a phase, with the beginning of each message: in that of Node's test runner (TAP), of
 * test/support/totals-reporter.mjs, and of test/run-engines.mjs.
 * @param {string} output
 * @returns {string[]} the titles, each with the lines of its message
 */
export function failuresOf(output) {
  const inNode = [...output.matchAll(/^( *)not ok \d+ - (.*)\n\1 {2}---\n([^]*?)\n\1 {2}\.\.\.$/gm)]
    .filter(([, , , details]) => !ofSubtest.test(details))
    .map(([, , title, details]) => {
      const location = /location: '(.*)'/.exec(details)?.[1] ?? ''
      const error = /error: (?:\|-\n)?([^]*?)\n *(?:code|name|expected|stack):/.exec(details)?.[1] ?? ''
      return `${title} (${location.replace(`${process.cwd()}/`, '')})\n${short(error)}`
    })
  const inBrowsers = [...output.matchAll(/^✗ (\S+\.test\.tsx?: .*)\n([^]*?)(?=\n\n)/gm)].map(
    ([, title, message]) => `${title}\n${short(message)}`,
  )
  const inEngines = [...output.matchAll(/^ {2}((?:failed|without a result): .*)$/gm)].map(([, line]) => line)
  return [...inNode, ...inBrowsers, ...inEngines]
}

const short = message =>
  message
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, MOST_LINES)
    .map(line => `    ${line.slice(0, 200)}`)
    .join('\n')
