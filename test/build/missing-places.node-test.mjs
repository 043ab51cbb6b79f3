import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { missingPlaces } from '../../build/missing-places.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = [
  'src/translations',
  'src/elements',
  'src/options',
  'src/server',
  'src/effects',
  'src/store',
  'src/views',
  'src/blocking/patch',
  'src/blocking/gate',
  'test/channels',
  'test/blocking',
  'test/attacks',
]
let copy

const edit = (file, change) => writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')))

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'missing-places-'))
  for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

describe('an addition', () => {
  it('is complete in this repository', () => assert.deepEqual(missingPlaces(root), []))

  it('of a language needs its line and texts of its own', () => {
    cpSync(join(copy, 'src/translations/languages/de.ts'), join(copy, 'src/translations/languages/eu.ts'))
    assert.deepEqual(missingPlaces(copy), [
      'src/translations/languages.ts has no line that imports ./languages/eu',
      'src/translations/languages/eu.ts has the texts of src/translations/languages/de.ts',
    ])
  })

  it('of a language needs its file and its notice', () => {
    edit('src/translations/languages.ts', text =>
      text.replace('  fa: ', "  eu: async () => (await import('./languages/eu')).eu,\n$&"),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/translations/languages.ts imports ./languages/eu, but there is no such file',
      'src/translations/requested-notice.ts lacks the notice in the language eu',
    ])
  })

  it('of a slot is needed in the list and in the docstring', () => {
    edit('src/views/consent-banner/ConsentBanner.tsx', text =>
      text.replace('<slot name', '<slot name="eyebrow" /><slot name'),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/views/consent-banner/slot-names.ts lacks the slot "eyebrow" of the component',
    ])
    edit('src/views/consent-banner/slot-names.ts', text => text.replace("'title'", "'title', 'eyebrow'"))
    assert.deepEqual(missingPlaces(copy), ['the docstring of src/elements/consent-banner.ts lacks "@slot eyebrow"'])
  })

  it('of a part is needed in the docstring', () => {
    edit('src/views/privacy-settings-dialog/CategoryAccordion.tsx', text =>
      text.replace('part="badge"', 'part="marker"'),
    )
    assert.deepEqual(missingPlaces(copy), [
      'the docstring of src/elements/privacy-settings-dialog.ts lacks "@csspart marker"',
    ])
  })

  it('of a part that several elements share is needed in one docstring', () => {
    edit('src/views/parts/Overlay.tsx', text => text.replace('part="overlay"', 'part="overlay veil"'))
    assert.deepEqual(missingPlaces(copy), [
      'the docstrings of src/elements/ lack "@csspart veil" for src/views/parts/Overlay.tsx',
    ])
  })

  it('of a patched global function needs a row of channels', () => {
    edit('src/blocking/patch/patch-beacon.ts', text =>
      text.replace('    fetchLater(', '    requestLater(call) {},\n$&'),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/blocking/patch/patch-beacon.ts patches requestLater, but no row of test/channels/ and no test of test/blocking/ uses it',
      'src/blocking/gate/gate-calls.ts lacks requestLater of src/blocking/patch/patch-beacon.ts: add it to immediate',
    ])
  })

  it('of a patch needs a row of channels', () => {
    edit('src/blocking/patch/patch-styles.ts', text =>
      text.replace('    FontFace(', "    'Bluetooth: requestDevice': native,\n    FontFace("),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/blocking/patch/patch-styles.ts patches Bluetooth: requestDevice, but no row of test/channels/ and no test of test/blocking/ uses it',
    ])
  })

  it('of a patched member needs a row that names its owner, because `fetch` has several', () => {
    edit('src/blocking/patch/patch-styles.ts', text =>
      text.replace('    FontFace(', "    'BackgroundFetchManager: fetch': native,\n    FontFace("),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/blocking/patch/patch-styles.ts patches BackgroundFetchManager: fetch, but no row of test/channels/ and no test of test/blocking/ uses it',
    ])
    edit('test/channels/core-channels.mjs', text => `${text}// registration.backgroundFetch.fetch(url)\n`)
    assert.deepEqual(missingPlaces(copy), [])
  })

  it('of a call that sends is needed in the gate', () => {
    edit('src/blocking/gate/gate-calls.ts', text => text.replace("'add addAll'", "'add'").replace(' EventSource', ''))
    assert.deepEqual(missingPlaces(copy), [
      'src/blocking/gate/gate-calls.ts lacks Cache: addAll of src/blocking/patch/patch-sockets.ts: add it to immediate',
      'src/blocking/gate/gate-calls.ts lacks EventSource of src/blocking/patch/patch-sockets.ts: add it to immediate',
    ])
  })

  it('of a live option is needed in the element, in its docstring, and in the HTML of the server', () => {
    edit('src/options/option-table.ts', text =>
      text.replace('  /** The domain of that', '  /** Hides the icon. Live. */\n  hideIcon: flag,\n$&'),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/options/option-table.ts calls hideIcon "Live.", but src/elements/consent-banner.ts does not apply it: add it to liveSwitches, or to propertiesChanged()',
      'the docstring of src/elements/consent-banner.ts lacks `hide-icon` before "can be changed at any time"',
      'src/server/banner-html.ts lacks hideIcon in attributeNames',
    ])
  })

  it('of an option that the element applies needs "Live." in its description', () => {
    edit('src/options/option-table.ts', text =>
      text.replace('buttons. Live.', 'buttons.').replace('reject customize`. Live.', 'reject customize`.'),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/elements/consent-banner.ts applies buttonOrder, so its description in src/options/option-table.ts must end with "Live."',
    ])
  })

  it('of a text is shown by a view', () => {
    edit('src/translations/en.ts', text => text.replace('    optOut:', "    forgetful: 'You forgot.',\n$&"))
    assert.deepEqual(missingPlaces(copy), ['src/translations/en.ts has the text "forgetful", which no view shows'])
  })
})
