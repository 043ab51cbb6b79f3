import { expect } from '@open-wc/testing'
import { patchFonts } from '../../src/blocking/patch-fonts'
import { rejectionOf, standInForConstructor, trackerJudge } from './stand-ins'

describe('patchFonts', () => {
  const { held, judged, allow } = trackerJudge()
  let standIn: ReturnType<typeof standInForConstructor>
  let restore: () => boolean
  beforeEach(() => {
    judged.length = 0
    allow(false)
    standIn = standInForConstructor('FontFace', args => args[1] === 'url(data:,)')
    restore = patchFonts(held)
  })
  afterEach(() => {
    restore()
    standIn.restore()
  })

  it('makes a held font one that does not load', async () => {
    for (const source of [
      'url(https://tracker.example/a.woff2)',
      `local("A"), url( "https://tracker.example/a(1).woff2" ) format("woff2")`,
      `url(/own.woff2), URL('https://tracker.example/a')`,
    ]) {
      const font = new FontFace('A', source, { weight: '700' })
      expect([font.family, font.weight]).to.deep.equal(['A', '700'])
      expect((await rejectionOf(font.load())).name).to.equal('NetworkError')
    }
    expect(judged[0]).to.deep.equal(['https://tracker.example/a.woff2', 'FontFace'])
    expect(standIn.made).to.deep.equal([])
  })

  it('lets every other font be', () => {
    const bytes = new ArrayBuffer(8)
    void new FontFace('A', 'url(https://shop.example/a.woff2)')
    void new FontFace('A', bytes)
    allow()
    void new FontFace('A', 'url(https://tracker.example/a.woff2)')
    expect(standIn.made.map(([, source]) => source)).to.deep.equal([
      'url(https://shop.example/a.woff2)',
      bytes,
      'url(https://tracker.example/a.woff2)',
    ])
    expect(judged).to.have.length(2)
  })
})
