// The first steps of a developer after `npm start`: the banner, blocked requests and the stored decision on the live
// board, which survives Ctrl+C and a second start.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { installBackend } from '../../examples/server/install.mjs'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const program = fileURLToPath(new URL('../../examples/server/start.mjs', import.meta.url))

/** Runs the program of `npm start`, without building. @returns the live board's URL, and `stop`, which sends Ctrl+C */
async function start(folder, running) {
  const child = spawn(process.execPath, [program, '--no-open'], {
    env: { ...process.env, PORT: '0', CONSENTS_FOLDER: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let words = ''
  const board = await new Promise((resolve, reject) => {
    child.stdout.on('data', chunk => {
      words += chunk
      const [, address] = /Live board +(\S+)[^]*Consent server +http/.exec(words) ?? []
      if (address) resolve(address)
    })
    child.once('exit', code => reject(new Error(`npm start ended with ${code}: ${words}`)))
  })
  const stop = () =>
    new Promise(resolve => {
      running.delete(server)
      child.removeAllListeners('exit')
      child.once('exit', resolve)
      child.kill('SIGINT')
    })
  const server = { board, stop, log: () => words }
  running.add(server)
  return server
}

describe('npm start', () => {
  let browser, folder
  const running = new Set()
  before(async () => {
    await installBackend(line => console.error(line))
    folder = await mkdtemp(join(tmpdir(), 'board-'))
    browser = await launch(await chromiumLaunchOptions())
  })
  after(async () => {
    for (const { stop } of running) await stop()
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('shows the banner, blocks requests, stores the decision, shows it on the live board, and keeps it', async () => {
    const first = await start(folder, running)
    const page = await browser.newPage()
    await page.goto(`${first.board}?country=DE`)
    await page.waitForSelector('>>> [data-action=reject]')
    await page.waitForFunction(() => /20 blocked, 5 delivered/.test(document.querySelector('#round').textContent))
    await page.click('>>> [data-action=reject]')
    await page.waitForSelector('#stored tr')
    const rows = await page.$$eval('#stored tr', found =>
      found.map(({ cells }) => [...cells].slice(1).map(({ textContent }) => textContent)),
    )
    assert.equal(rows.length, 1)
    assert.deepEqual(rows[0].slice(0, 3), ['reject all', 'necessary', 'GDPR, opt-in'])
    assert.doesNotMatch(first.log(), /arrived: \S+ (functionality|measurement|experience|marketing)\.localhost/)
    assert.equal(await first.stop(), 0)

    const second = await start(folder, running)
    const { stored } = await (await fetch(new URL('/live', second.board))).json()
    assert.deepEqual(
      stored.map(({ consentAction, subjectId }) => [consentAction, `${subjectId.slice(0, 12)}…`]),
      [['reject_all', rows[0][3]]],
    )
    assert.equal(await second.stop(), 0)
  })
})
