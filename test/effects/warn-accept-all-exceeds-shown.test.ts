import { expect } from '@open-wc/testing'
import { categoryNames, type CategoryName } from '../../src/consent/categories'
import { defaultSettings } from '../../src/consent/settings'
import type { SyncContext } from '../../src/effects/sync-effect'
import { warnAcceptAllExceedsShown } from '../../src/effects/warn-accept-all-exceeds-shown'
import { createConsentStore, settingsAtom } from '../../src/store'

/** Returns the number of lines that are logged with these settings. */
function linesFor(gdprTypes: readonly CategoryName[], acceptAllGrants: 'all' | 'displayed'): number {
  const store = createConsentStore()
  store.set(settingsAtom, { ...defaultSettings, gdprTypes, acceptAllGrants })
  const native = console.info
  let lines = 0
  console.info = () => (lines += 1)
  try {
    warnAcceptAllExceedsShown({ store } as SyncContext)()
  } finally {
    console.info = native
  }
  return lines
}

describe('the warning that Accept All grants more than the page shows', () => {
  it('is logged if a single category is not shown', () => {
    for (const hidden of categoryNames.filter(name => name !== 'necessary')) {
      const shown = categoryNames.filter(name => name !== hidden)
      expect(linesFor(shown, 'all'), `without ${hidden}`).to.equal(1)
    }
  })

  it('is not logged if every category is shown, or if only the shown ones are granted', () => {
    expect(linesFor(categoryNames, 'all')).to.equal(0)
    expect(linesFor(['necessary', 'marketing'], 'displayed')).to.equal(0)
  })
})
