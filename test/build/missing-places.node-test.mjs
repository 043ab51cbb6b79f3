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
  'src/views',
  'src/blocking/patch',
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
    ])
  })

  it('of a patch needs a row of channels', () => {
    edit('src/blocking/patch/patch-styles.ts', text =>
      text.replace('    FontFace(', "    'Bluetooth: requestDevice': native,\n    FontFace("),
    )
    assert.deepEqual(missingPlaces(copy), [
      'src/blocking/patch/patch-styles.ts patches requestDevice, but no row of test/channels/ and no test of test/blocking/ uses it',
    ])
  })
})
