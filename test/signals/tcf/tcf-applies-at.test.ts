import { expect } from '@open-wc/testing'
import { tcfAppliesAt } from '../../../src/signals/tcf/tcf-applies-at'

const asked = (places: string): [place: string, asks: boolean][] =>
  places.split(' ').map(place => [place, tcfAppliesAt(place)])
const all = (places: string, asks: boolean): [place: string, asks: boolean][] =>
  places.split(' ').map(place => [place, asks])

describe('places where TCF asks', () => {
  it('are those of the GDPR, of the United Kingdom and Switzerland, in any case and with a region', () => {
    const places = 'DE de FR-IDF ES-CN RE GF NO IS LI GB GB-SCT GI CH'
    expect(asked(places)).to.deep.equal(all(places, true))
  })

  it('are parts of Spain by the codes of databases, and countries by codes that are no longer in use', () => {
    const places = 'EA IC UK UK-LND DD FX'
    expect(asked(places)).to.deep.equal(all(places, true))
  })

  it('are those with a code of no country, which may be a mistake for one of them', () => {
    const places = 'EN EL UE SP JA AA AP EU EZ UN QO XX ZZ T1 DEU Germany 276'
    expect(asked(places)).to.deep.equal(all(places, true))
    expect([undefined, '', ' DE ', '-', 'DE-'].map(tcfAppliesAt)).to.deep.equal([true, true, true, true, true])
  })

  it('are no other countries', () => {
    const places = 'US us US-CA CA BR JP CN IN AU NZ TR RS UA XK SU YU'
    expect(asked(places)).to.deep.equal(all(places, false))
  })
})
