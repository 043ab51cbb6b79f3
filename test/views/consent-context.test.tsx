import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import { createConsentStore } from '../../src/store/create-consent-store'
import { ConsentBanner } from '../../src/views/consent-banner/ConsentBanner'
import { ConsentContext, useAct, useValue } from '../../src/views/consent-context'

const countAtom = atom(3)
const Count = () => <p>{useValue(countAtom)}</p>
const Act = () => <p>{typeof useAct(countAtom)}</p>

describe('the consent context', () => {
  it('provides the store', () => {
    const store = createConsentStore()
    store.set(countAtom, 4)
    const html = renderToString(
      <ConsentContext.Provider value={store}>
        <Count />
      </ConsentContext.Provider>,
    )
    expect(html).to.equal('<p>4</p>')
  })

  it('makes hooks and views outside a provider throw, with the markup that works', () => {
    for (const view of [<Count key="a" />, <Act key="b" />, <ConsentBanner key="c" />]) {
      expect(() => renderToString(view)).to.throw(
        /No consent manager above.*<ConsentProvider>.*consent-elements\/react/,
      )
    }
  })
})
