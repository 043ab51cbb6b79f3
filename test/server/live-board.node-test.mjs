// What a new developer sees after `npm start`: the banner, blocked requests, the stored decision on the live board, and
// that it survives Ctrl+C and a second start.
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

/** Runs what `npm start` runs, without building. @returns the live board's address, and `stop`, which is Ctrl+C */
async function start(folder) {
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
      child.removeAllListeners('exit')
      child.once('exit', resolve)
      child.kill('SIGINT')
    })
  return { board, stop, log: () => words }
}

describe('npm start', () => {
  let browser, folder
  before(async () => {
    await installBackend(line => console.error(line))
    folder = await mkdtemp(join(tmpdir(), 'board-'))
    browser = await launch(await chromiumLaunchOptions())
  })
  after(async () => {
    await browser?.close()
    await rm(folder, { recursive: true, force: true })
  })
  const open = async address => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.goto(address)
    return page
  }
  const rows = page =>
    page.$$eval('#stored tr', found => found.map(({ innerText }) => innerText.replaceAll('\t', ' | ')))

  it('shows the banner, blocks requests, stores the decision, shows it on the live board, and keeps it', async () => {
    const first = await start(folder)
    const page = await open(`${first.board}?country=DE`)
    await page.waitForSelector('>>> [data-action=reject]')
    await page.waitForFunction(() => /20 blocked, 5 delivered/.test(document.querySelector('#round').textContent))
    await page.click('>>> [data-action=reject]')
    await page.waitForSelector('#stored tr')
    const [row, ...more] = await rows(page)
    assert.match(row, /\| reject all \| necessary \| \S+, opt-in \| sub_/)
    assert.deepEqual(more, [])
    await page.waitForFunction(() => /20 blocked/.test(document.querySelector('#round').textContent))
    assert.doesNotMatch(first.log(), /arrived: \S+ (functionality|measurement|experience|marketing)\.localhost/)
    assert.equal(await first.stop(), 0)
    await page.close()

    const second = await start(folder)
    const later = await open(second.board)
    await later.waitForSelector('#stored tr')
    assert.deepEqual(await rows(later), [row])
    assert.equal(await second.stop(), 0)
  })
})
