import { clearPage } from '../page'
import type { Line, Rule } from './rule'

/** The lines of the standard that we comply with. */
export const standard: Record<Line, string> = {
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

/** Tests that rules are fulfilled, and that each check detects its violations. */
export function holdTo(rules: readonly Rule[]): void {
  for (const [line, asks] of Object.entries(standard)) {
    const ofLine = rules.filter(rule => rule.line === line)
    if (ofLine.length === 0) continue
    describe(`${line}: ${asks}`, () => {
      afterEach(clearPage)
      for (const { title, check, seeds } of ofLine) {
        it(title, check)
        for (const [harm, prove] of Object.entries(seeds))
          it(`… and the check sees a page that ${harm}`, async () => {
            const { said, expected } = await prove()
            if (!said.includes(expected)) throw new Error(`The check was to say "${expected}" and said "${said}"`)
          })
      }
    })
  }
}
