import { expect } from '@open-wc/testing'
import { heldText, releaseHeld } from '../../src/blocking/ledger'
import { patchParser } from '../../src/blocking/patch-parser'
import { trackerJudge } from './stand-ins'

const tracker = 'https://tracker.example/a'

describe('patchParser', () => {
  const { allow } = trackerJudge()
  let place: HTMLElement
  let restore: () => boolean
  beforeEach(() => {
    allow(false)
    place = document.body.appendChild(document.createElement('div'))
    restore = patchParser()
  })
  afterEach(() => {
    restore()
    place.remove()
    allow()
    releaseHeld()
  })

  it('holds what has come into the document by whatever way, and releases it', async () => {
    const html = `<p><img src="${tracker}"></p><link rel="stylesheet" href="${tracker}"><video src="${tracker}"></video>`
    place.innerHTML = html
    await Promise.resolve()
    expect(place.innerHTML).to.equal('<p><img></p><link rel="stylesheet"><video></video>')
    expect(heldText(place.querySelector('img'), 'src')).to.equal(tracker)
    allow()
    releaseHeld()
    expect(place.innerHTML).to.equal(html)
  })

  it('leaves everything else, and everything once it has come off, alone', async () => {
    const own = '<img src="data:,own">text'
    place.innerHTML = own
    await Promise.resolve()
    expect(place.innerHTML).to.equal(own)
    expect(restore()).to.equal(true)
    const html = `<a ping="${tracker}">x</a>`
    place.innerHTML = html
    await Promise.resolve()
    expect(place.innerHTML).to.equal(html)
  })
})
