import { expect } from '@open-wc/testing'
import { meantName } from '../../src/options/meant-name'
import { meantOnGuard } from '../../src/options/meant-on-guard'

describe('the name that a misspelt one means', () => {
  const known = ['mode', 'color-scheme', 'backend-url', 'policy-url', 'language', 'layout']

  for (const [given, meant] of [
    ['mode', 'mode'],
    ['moed', 'mode'], // neighbours swapped: one edit
    ['mde', 'mode'],
    ['modes', 'mode'],
    ['made', 'mode'],
    ['mdeo', undefined], // two edits are too many for a short name
    ['colour_scheme', 'color-scheme'],
    ['ColorScheme', 'color-scheme'],
    ['colur-shceme', 'color-scheme'],
    ['kolor-skeem', undefined],
    ['backendurls', 'backend-url'],
    ['theme', 'color-scheme'], // the word of other products
    ['PRIVACY_URL', 'policy-url'],
    ['position', 'layout'],
    ['branding', undefined], // means an option that is not known here
    ['polciy-url', 'policy-url'],
    ['policyURL', 'policy-url'],
    ['plicy-ur', 'policy-url'],
    ['plic-ur', undefined],
    ['mood', undefined],
    ['mod', 'mode'],
    ['omde', 'mode'],
    ['modesx', undefined],
    ['locale', 'language'],
    ['gtm', undefined],
    ['', undefined],
    ['constructor', undefined],
  ] as const)
    it(`is ${meant ?? 'none'} for "${given}"`, () => {
      expect(meantName(given, known)).to.equal(meant)
    })

  it('is the nearest one, wherever it is in the list', () => {
    for (const names of [
      ['reject-all', 'rejectall2', 'reject-alls'],
      ['reject-alls', 'rejectall2', 'reject-all'],
    ]) {
      expect(meantName('reject_all', names)).to.equal('reject-all')
      expect(meantName('rejectall22', names)).to.equal('rejectall2')
    }
    expect(meantName('ab', ['abcd', 'abc'])).to.equal('abc')
  })
})

describe('the attribute that a misspelt one on the guard means', () => {
  for (const [given, meant] of [
    ['mode', 'data-mode'],
    ['policy-url', 'data-policy-url'],
    ['layout', 'data-layout'],
    ['language', undefined], // scripts once had it
    ['moed', undefined], // it may belong to another tool
    ['src', undefined],
    ['data-mode', undefined], // as it should be
    ['data-manager', undefined],
    ['data-allow', undefined],
    ['data-moed', 'data-mode'],
    ['data-mangaer', 'data-manager'],
    ['data-policy', 'data-policy-url'],
    ['data-privacy', 'data-policy-url'],
    ['data-lang', 'data-language'],
    ['data-server', 'data-backend-url'],
    ['data-theme', 'data-color-scheme'],
    ['data-layout', undefined],
    ['data-file', undefined],
    ['data-categorys', 'data-categories'],
    ['data-foo', undefined],
    ['data-turbo-track', undefined],
  ] as const)
    it(`is ${meant ?? 'none'} for ${given}`, () => {
      expect(meantOnGuard(given)).to.equal(meant)
    })
})
