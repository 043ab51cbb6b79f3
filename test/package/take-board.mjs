// `npm run docs:board`, after a build: shows every surface in every state on a few sheets in docs/pictures/, for designers.
// Scripts that this machine has no font for become boxes. With names it takes only these sheets: `npm run docs:board -- dialog`. `--shots FOLDER` also writes each picture alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBoard } from './board-browser.mjs'
import { boardSheets } from './board-sheets.mjs'
import { ownerSheet } from './owner-sheet.mjs'
import { peerSheet } from './peer-sheet.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals } = parseArgs({ options: { shots: { type: 'string' } }, allowPositionals: true })

/** Sheets by name. A function is called only if its sheet is taken: the peers have to be installed from npm, and the owners' pages need a server. */
const sheets = { ...boardSheets, owners: ownerSheet, peers: peerSheet }

/** Writes the pictures of a sheet below each other, in rows of equal height, each with its label. */
async function compose(browser, name, { rows, width = 2040, quality = 55 }, pictures) {
  const cell = (shot, height) => {
    const [w, h] = shot.size
    const data = Buffer.from(pictures.get(shot)).toString('base64')
    return `<figure style="width:${Math.round((w * height) / h)}px"><img src="data:image/png;base64,${data}" style="height:${height}px"><figcaption>${shot.label}</figcaption></figure>`
  }
  const html = `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;padding:20px;inline-size:${width - 40}px;font:13px/1.3 system-ui,sans-serif;background:#c9cfd6;color:#17202c}
    h1{margin:0 0 12px;font-size:18px}section{display:flex;flex-wrap:wrap;gap:14px;margin-block-end:16px}
    figure{margin:0}img{display:block;inline-size:100%;border-radius:4px}figcaption{margin-block-start:4px}</style>
    <h1>${name}</h1>${rows.map(({ height, shots }) => `<section>${shots.map(shot => cell(shot, height)).join('')}</section>`).join('')}`
  const tab = await browser.newPage()
  await tab.setViewport({ width, height: 400 })
  await tab.setContent(html)
  const picture = await tab.screenshot({ type: 'webp', quality, fullPage: true })
  await tab.close()
  writeFileSync(`${root}docs/pictures/board-${name}.webp`, picture)
  console.log(`docs/pictures/board-${name}.webp: ${Math.round(picture.length / 1000)} kB`)
}

const unknown = positionals.filter(name => !Object.hasOwn(sheets, name))
if (unknown.length > 0) {
  console.error(`take-board: unknown ${unknown.join(', ')}; the sheets are ${Object.keys(sheets).join(', ')}`)
  process.exit(2)
}
const { browser, show, stop } = await startBoard()
try {
  mkdirSync(`${root}docs/pictures`, { recursive: true })
  if (values.shots) mkdirSync(values.shots, { recursive: true })
  for (const [name, found] of Object.entries(sheets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const sheet = typeof found === 'function' ? await found() : found
    const pictures = new Map()
    for (const shot of sheet.rows.flatMap(({ shots }) => shots)) {
      const picture = await show(shot, tab => tab.screenshot()).catch(error => {
        throw new Error(`${name}, ${shot.label}: ${error.message}`, { cause: error })
      })
      pictures.set(shot, picture)
      if (values.shots) writeFileSync(`${values.shots}/${name}-${shot.label.replace(/\W+/g, '-')}.png`, picture)
    }
    await compose(browser, name, sheet, pictures)
    await sheet.stop?.()
  }
} finally {
  await stop()
}
