import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const generated = {
  '.window.js': () => ['.window.html'],
  '.worker.js': () => ['.worker.html'],
  '.any.js'(text) {
    const globals = /META: global=(.*)/.exec(text)?.[1].split(',') ?? ['window', 'dedicatedworker']
    const has = name => globals.some(given => given.trim() === name)
    return [
      ...(has('window') ? ['.any.html'] : []),
      ...(has('dedicatedworker') || has('worker') ? ['.any.worker.html'] : []),
      ...(has('sharedworker') || has('worker') ? ['.any.sharedworker.html'] : []),
    ]
  },
}

/**
 * Finds the tests of a checkout that need no driver.
 * @param {string} checkout folder of web-platform-tests
 * @param {string} folder path within the checkout
 * @returns {string[]} the URL paths of the tests on the server of web-platform-tests
 */
export function findTests(checkout, folder) {
  const tests = []
  const files = readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true })
  for (const file of files) {
    const directory = file.parentPath.slice(checkout.length)
    if (!file.isFile() || /\/(resources?|support|tools)(\/|$)/.test(directory)) continue
    const kind = Object.keys(generated).find(ending => file.name.endsWith(ending))
    const isPage = /\.(html?|xhtml|xht)$/.test(file.name) && !/-manual\.|-ref\./.test(file.name)
    if (!kind && !isPage) continue
    const text = readFileSync(join(file.parentPath, file.name), 'utf8')
    if (/testdriver|META: script=.*testdriver/.test(text)) continue
    const path = `${directory}/${file.name}`
    if (kind) for (const ending of generated[kind](text)) tests.push(path.slice(0, -kind.length) + ending)
    else if (/resources\/testharness\.js/.test(text)) {
      const variants = [...text.matchAll(/<meta\s+name="?variant"?\s+content="([^"]*)"/g)].map(match => match[1])
      for (const variant of variants.length > 0 ? variants : ['']) tests.push(path + variant)
    }
  }
  return tests.toSorted()
}
