import { expect } from '@open-wc/testing'
import { restoreAttributes, neutralize } from '../../../src/blocking/hold/neutralize'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { allow } = trackerJudge()

describe('neutralize', () => {
  beforeEach(() => allow(false))

  it('renames the attributes of blocked URLs, and changes nothing else', () => {
    const rest = '<p class="a>b">text <b>x</b><img src="/own.png" alt=\'"\'></p><!-- <i> --></table>'
    const waiting = `data-held-="[[&quot;src&quot;,&quot;${tracker}&quot;]]"`
    expect(neutralize(`${rest}<IMG alt=x src=${tracker}><script defer src="${tracker}"></script>`)).to.equal(
      `${rest}<img alt="x" ${waiting}><script defer="" ${waiting}></script>`,
    )
  })

  it('finds blocked frames of a frameset, which the parser drops in a body', () => {
    expect(neutralize(`<frameset cols="*"><frame name="a" src="${tracker}"></frameset>`)).to.equal(
      `<frameset cols="*"><frame name="a" data-held-="[[&quot;src&quot;,&quot;${tracker}&quot;]]"></frameset>`,
    )
  })

  it('marks blocked URLs in style sheets', () => {
    expect(neutralize(`<style>@import "${tracker}";</style>`)).to.equal(`<style>@import "data:,${tracker}";</style>`)
  })

  it('changes nothing if everything is allowed', () => {
    allow()
    const markup = `<img src="${tracker}"><style>@import "${tracker}";</style>`
    expect(neutralize(markup)).to.equal(markup)
  })

  it('is reverted by setting the attributes as a script would', () => {
    const place = document.implementation.createHTMLDocument('').body
    place.innerHTML = neutralize(`<img srcset="${tracker} 1x" src="${tracker}">`)
    restoreAttributes(place.firstElementChild!)
    expect(place.innerHTML).to.equal(`<img src="${tracker}" srcset="${tracker} 1x">`)
  })
})
