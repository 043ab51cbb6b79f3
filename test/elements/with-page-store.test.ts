import { expect } from '@open-wc/testing'
import { withPageStore } from '../../src/elements/with-page-store'
import { createConsentStore } from '../../src/store'
import { providePageStore } from '../../src/store/page-store'

describe("an element that follows the page's store", () => {
  it('starts with each store, and undoes what it started before the next and at its end', () => {
    const steps: string[] = []
    const stop = withPageStore(store => {
      const name = store === null ? 'none' : 'store'
      steps.push(`start ${name}`)
      return [() => steps.push(`undo ${name}`)]
    })
    const end = providePageStore(createConsentStore())
    end()
    expect(steps.splice(0)).to.deep.equal(['start none', 'undo none', 'start store', 'undo store', 'start none'])
    stop()
    expect(steps.splice(0)).to.deep.equal(['undo none'])
    providePageStore(createConsentStore())()
    expect(steps, 'after its end').to.deep.equal([])
  })
})
