import { expect } from '@open-wc/testing'
import { restoreAttributes, neutralize } from '../../../src/blocking/hold/neutralize'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { allow } = trackerJudge()

describe('disarm', () => {
  beforeEach(() => allow(false))

  it('writes held addresses under another name, and everything else as it was', () => {
    const rest = '<p class="a>b">text <b>x</b><img src="/own.png" alt=\'"\'></p><!-- <i> --></table>'
    const waiting = `data-held-="[[&quot;src&quot;,&quot;${tracker}&quot;]]"`
    expect(neutralize(`${rest}<IMG alt=x src=${tracker}><script defer src="${tracker}"></script>`)).to.equal(
      `${rest}<img alt="x" ${waiting}><script defer="" ${waiting}></script>`,
    )
  })

  it('marks held addresses in style sheets', () => {
    expect(neutralize(`<style>@import "${tracker}";</style>`)).to.equal(`<style>@import "data:,${tracker}";</style>`)
  })

  it('changes nothing where everything is allowed', () => {
    allow()
    const markup = `<img src="${tracker}"><style>@import "${tracker}";</style>`
    expect(neutralize(markup)).to.equal(markup)
  })

  it('is undone by writing the attributes as a script would', () => {
    const place = document.implementation.createHTMLDocument('').body
    place.innerHTML = neutralize(`<img srcset="${tracker} 1x" src="${tracker}">`)
    restoreAttributes(place.firstElementChild!)
    expect(place.innerHTML).to.equal(`<img src="${tracker}" srcset="${tracker} 1x">`)
  })
})
