import { expect } from '@open-wc/testing'
import { clearPage } from '../page'
import { axeRules } from './axe-rules'
import { bannerRules } from './banner-rules'
import { dialogRules } from './dialog-rules'
import { everywhereRules } from './everywhere-rules'
import type { Line } from './rule'
import { settingsRules } from './settings-rules'

/** The lines of the standard that we hold ourselves to, and what each asks. */
const standard: Record<Line, string> = {
  A1: 'the banner is a region that takes no focus and is met early',
  A2: 'everything works by keyboard, and nothing traps it',
  A3: 'what has the focus is not hidden (WCAG 2.4.11)',
  A4: 'targets are large enough (2.5.8)',
  A5: 'text can be spaced and enlarged, the window be small (1.4.4, 1.4.10, 1.4.12)',
  A6: 'text, edges and states stand out, and not by colour alone (1.4.1, 1.4.3, 1.4.11)',
  A7: 'colours can be forced',
  A8: 'motion can be reduced',
  A9: 'it can be read from right to left',
  A10: 'the dialog is a modal one (APG)',
  A11: 'switches are switches (APG)',
  A12: 'what unfolds is an accordion (APG)',
  A13: 'what was saved is said (4.1.3)',
  A14: 'headings and landmarks are in order (1.3.1, 2.4.6)',
  A15: 'the language of each part is told (3.1.2)',
  A16: 'it can be printed, zoomed and used without hovering (1.4.13)',
  A17: 'axe sees into our roots, and finds nothing',
  A18: 'screen readers are told all of it',
}

const rules = [...bannerRules, ...dialogRules, ...settingsRules, ...everywhereRules, ...axeRules]

for (const [line, asks] of Object.entries(standard))
  describe(`${line}: ${asks}`, () => {
    afterEach(clearPage)
    for (const { title, check, seeds } of rules.filter(rule => rule.line === line)) {
      it(title, check)
      for (const [harm, prove] of Object.entries(seeds))
        it(`… and the check sees a page that ${harm}`, async () => {
          const { said, expected } = await prove()
          expect(said).to.contain(expected)
        })
    }
  })

describe('the rules', () => {
  it('are there for every line of the standard, each with what proves its check', () => {
    const lines = Object.keys(standard).filter(line => rules.some(rule => rule.line === line))
    expect(lines).to.eql(Object.keys(standard))
    expect(rules.filter(({ seeds }) => Object.keys(seeds).length === 0).map(({ title }) => title)).to.eql([])
  })
})
