import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { defaultSettings } from '../../src/consent/settings'
import { en } from '../../src/translations/en'
import { signalNote } from '../../src/views/signal-note'

const categories = categoryNames.map(name => ({ name, disabled: name === 'necessary' })) as never
const noteFor = (doNotTrack: boolean, globalPrivacyControl: boolean, honorDoNotTrack: boolean): string | null =>
  signalNote(
    en,
    { doNotTrack, globalPrivacyControl },
    { ...defaultSettings.privacySettings, honorDoNotTrack },
    categories,
  )

describe('the note on the signals of a browser', () => {
  for (const doNotTrack of [false, true])
    for (const globalPrivacyControl of [false, true])
      for (const honorDoNotTrack of [false, true])
        it(`names exactly the signals that apply: DNT ${doNotTrack}, ${honorDoNotTrack ? '' : 'not '}honoured, GPC ${globalPrivacyControl}`, () => {
          const note = noteFor(doNotTrack, globalPrivacyControl, honorDoNotTrack)
          if (!globalPrivacyControl && !(doNotTrack && honorDoNotTrack)) return expect(note).to.equal(null)
          expect(note!.includes('Do Not Track')).to.equal(doNotTrack && honorDoNotTrack)
          expect(note!.includes('Global Privacy Control')).to.equal(globalPrivacyControl)
          expect(note).to.contain(en.consentTypes.marketing.title)
          expect(note).not.to.contain(en.consentTypes.necessary.title)
        })
})
