import { expect } from '@open-wc/testing'
import { defaultSettings, type Settings } from '../../src/consent/settings'
import type { SyncContext } from '../../src/effects/sync-effect'
import { warnAboutHiddenCategories } from '../../src/effects/warn-about-hidden-categories'
import { createConsentStore, settingsAtom } from '../../src/store'

/** Returns the warnings about blocked requests of these categories. */
function warningsFor(settings: Partial<Settings>, ...categories: string[]): string[] {
  const store = createConsentStore()
  store.set(settingsAtom, { ...defaultSettings, ...settings })
  const native = console.warn
  const lines: string[] = []
  console.warn = (line: string) => void lines.push(line)
  const stop = warnAboutHiddenCategories({ store } as SyncContext)
  try {
    for (const category of categories)
      document.dispatchEvent(
        new CustomEvent('ConsentBlockedRequest', { detail: { url: 'https://tracker.example/', category } }),
      )
  } finally {
    stop()
    console.warn = native
  }
  return lines
}

describe('the warning that a blocked request can never be allowed', () => {
  it('is logged once for each category that is not shown, if Accept All grants only what is shown', () => {
    const settings = { gdprTypes: ['necessary', 'measurement'], acceptAllGrants: 'displayed' } as const
    const lines = warningsFor(settings, 'marketing', 'measurement', 'marketing', 'experience')
    expect(lines).to.have.length(2)
    expect(lines[0]).to.match(/https:\/\/tracker\.example\/ .*"marketing"\. Add it to categories\.$/)
    const [line] = warningsFor({ ...settings, autoCategories: true }, 'marketing')
    expect(line).to.match(/Declare its service in the option services\.$/)
  })

  it('is not logged if Accept All grants every category', () => {
    expect(warningsFor({ acceptAllGrants: 'all' }, 'measurement')).to.deep.equal([])
  })
})
