import { expect } from '@open-wc/testing'
import { onlyNecessary } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'
import { readRecord } from '../../src/storage/record-storage'
import { evil, pollutions } from './pollutions'

type Polluted = Page['window'] & { pollute?: () => void; wasCalled?: boolean }
const tracker = 'https://connect.facebook.net/x.js'

/** A page on which a property is set on `Object.prototype`, before or after the guard. */
const site = (name: string, value: unknown, when: 'before' | 'after'): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js"></script>
      <script>window.pollute?.()</script>
      <script type="module" src="/dist/consent-elements.js"></script>`,
    body: '<consent-banner mode="offline"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before(window: Polluted) {
      const pollute = (): void => {
        if (name === '__proto__') Object.setPrototypeOf(window.Object.prototype, null)
        // eslint-disable-next-line no-extend-native
        else
          window.Object.defineProperty(
            window.Object.prototype,
            name,
            Object.assign(Object.create(null) as object, {
              value,
              configurable: true,
              enumerable: true,
              writable: true,
            }),
          )
      }
      if (when === 'before') pollute()
      else window.pollute = pollute
    },
  })

/** Names with which pages themselves fail, so that only blocking is expected. */
const crippling = ['then', 'constructor', 'toString', 'valueOf']

/** Tests that a polluted `Object.prototype` grants nothing, for the names that are included. */
export function testPollutions(isIncluded: (name: string) => boolean): void {
  for (const when of ['before', 'after'] as const)
    describe(`a property that another script sets on Object.prototype ${when} the guard`, () => {
      beforeEach(() => localStorage.clear())
      afterEach(() => {
        closePages()
        localStorage.clear()
      })

      for (const [name, value] of pollutions.filter(([name]) => isIncluded(name)))
        it(`grants nothing, runs nothing and unblocks nothing: "${name}"`, async () => {
          const page = await site(name, value, when)
          const { document } = page
          const held = await page.window
            .fetch(tracker, { __proto__: null, mode: 'no-cors' } as RequestInit)
            .catch(String)
          expect(held, 'fetch').to.include('blocked due to missing consent')
          for (const tag of ['script', 'img', 'iframe'] as const) {
            const element = document.createElement(tag)
            element.src = `${tracker}?${tag}`
            document.body.append(element)
          }
          if (!crippling.includes(name)) {
            const manager = await page.manager()
            const button = await page.find('[data-action=reject]')
            expect({ ...manager.state.effectiveConsents }).to.deep.equal(onlyNecessary())
            button.click()
            expect({ ...manager.state.effectiveConsents }).to.deep.equal(onlyNecessary())
            expect(readRecord()?.consents).to.deep.equal(onlyNecessary())
            manager.save({})
            expect(readRecord()?.consents).to.deep.equal(onlyNecessary())
          }
          const asked = page.window.performance.getEntriesByType('resource').map(entry => entry.name)
          const foreign = asked.filter(url => new URL(url).origin !== location.origin)
          expect(foreign, 'requests to other hosts').to.deep.equal([])
          expect(document.documentElement.outerHTML).not.to.include(evil)
          expect((page.window as Polluted).wasCalled).to.equal(undefined)
        })
    })
}
