import { expect } from '@open-wc/testing'
import { missingGuard, prefixWorker } from '../../../src/blocking/workers/worker-prefix'
import type { WorkerStart } from '../../../src/blocking/workers/worker-link'

describe('the text of a worker with the guard before it', () => {
  const workers: Worker[] = []
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.terminate()
  })
  const blob = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  /** A guard that takes what it is given, as ours does, and keeps it for the test. */
  const guard = 'globalThis.taken = globalThis.consentGuard; delete globalThis.consentGuard'
  /** A guard in a module runs before the text that sets what it is given. */
  const guardOfModule = `Object.defineProperty(globalThis, 'consentGuard', { configurable: true, set(given) {
    delete globalThis.consentGuard; globalThis.taken = given } })`
  const startOf = (text: string): WorkerStart => ({
    own: blob(text),
    origin: location.origin,
    allowed: ['necessary', 'marketing'],
    storage: 'listed',
  })
  /** Runs a worker, and returns its first message. */
  const run = (text: string, isModule = false, then = (worker: Worker): void => void worker): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(blob(text), isModule ? { type: 'module' } : {})
      workers.push(worker)
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', event => {
        event.preventDefault()
        reject(new Error(event.message))
      })
      then(worker)
    })

  it('starts the guard with what it needs to know, and then the site’s script', async () => {
    const start = startOf(guard)
    expect(await run(prefixWorker('postMessage([taken, "consentGuard" in self])', start, false))).to.deep.equal([
      start,
      false,
    ])
  })

  it('starts the guard in a module', async () => {
    const start = startOf(guardOfModule)
    const text = 'postMessage([taken, "consentGuard" in self])'
    expect(await run(prefixWorker(text, start, true), true)).to.deep.equal([start, false])
    // By its text, in modules of an opaque origin.
    const missing = { ...start, own: '/page/none.js' }
    expect(await run(prefixWorker(text, missing, true, `${guardOfModule} // "ü"`), true)).to.deep.equal([
      missing,
      false,
    ])
    expect(await run(prefixWorker(text, { ...missing, own: '/none' }, false, guard))).to.deep.equal([
      { ...missing, own: '/none' },
      false,
    ])
  })

  it('runs in the mode of the site’s script, and keeps its lines', async () => {
    const probe = 'postMessage([(function () { return this === undefined })(), new Error().stack])'
    for (const [directives, isStrict] of [
      ['', false],
      ['"use strict";', true],
      ["'use strict';", true],
      ['// comment\n/* other */ "other"; \'use strict\';', true],
      ["'use strict'\n", true],
      ['"use strict" // comment\n', true],
      ['"other" ; "use strict" ;', true],
      ['"not use strict";', false],
      ['"use strict, please";', false],
      ['/* "use strict"; */', false],
      ['// "use strict";\n', false],
      ['0; "use strict";', false],
      ['#!/usr/bin/env node\n', false],
    ] as const) {
      const answer = (await run(prefixWorker(directives + probe, startOf(guard), false))) as [boolean, string]
      expect(answer[0], directives).to.equal(isStrict)
      const line = directives.split('\n').length
      expect(answer[1], directives).to.match(new RegExp(`:${line}:\\d+`))
    }
  })

  it('may declare a name such as self', async () => {
    const text = 'var self = 5, console = 6; postMessage([self, taken.origin])'
    expect(await run(prefixWorker(text, startOf(guard), false))).to.deep.equal([5, location.origin])
  })

  describe('whose guard cannot be loaded', () => {
    const note = 'this.console = { error: text => (this.said = text) };'
    /** The text with a console that keeps what it is told, because a page does not see that of a worker. */
    const withConsole = (text: string, start: WorkerStart): string => note + prefixWorker(text, start, false)

    it('runs anyway, and the console says why', async () => {
      for (const own of ['/page/none.js', blob('throw new Error("broken")'), blob('')]) {
        const text = withConsole('postMessage([said, "consentGuard" in self])', { ...startOf(''), own })
        expect(await run(text), own).to.deep.equal([missingGuard(own), false])
      }
      expect(missingGuard('https://site.example/guard-worker.js')).to.match(
        /https:\/\/site\.example\/guard-worker\.js .*data-file/,
      )
    })

    it('receives the page’s messages, but not the one that is for the guard', async () => {
      const listen = 'addEventListener("message", ({ data }) => postMessage(data))'
      const start = { ...startOf(''), own: '/page/none.js' }
      const send = (worker: Worker): void => {
        for (const text of ['first', 'second'])
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
          worker.postMessage(text)
      }
      expect(await run(withConsole(listen, start), false, send)).to.equal('first')
      expect(await run(withConsole(listen, { ...start, hasPort: true }), false, send)).to.equal('second')
    })
  })
})
