import { expect } from '@open-wc/testing'
import { pageOptions } from '../../src/boot/page-options'

describe('the options in the markup of a page', () => {
  const places: HTMLElement[] = []
  const put = (html: string): Element => {
    const place = document.createElement('div')
    place.innerHTML = html
    document.body.append(place)
    places.push(place)
    return place.firstElementChild!
  }
  /** A guard that loads the manager, but has no address, so that it loads nothing here. */
  const putGuard = (attributes: string): Element =>
    put(`<script data-manager type="text/plain" ${attributes}></script>`)
  afterEach(() => places.splice(0).forEach(place => place.remove()))

  it('of the tag precede its JSON, its properties, and those of the guard', () => {
    putGuard(`data-mode="custom" data-language="de" data-policy-url="/guard"`)
    const tag = put(`<consent-banner mode="offline">
      <script type="application/json">{"mode": "c15t", "language": "fr"}</script></consent-banner>`)
    Object.assign(tag, { mode: 'c15t', language: 'it', policyUrl: '/tag' })
    const { options, problem } = pageOptions(tag)
    expect(problem).to.equal(null)
    expect({ ...options }).to.deep.include({ mode: 'offline', language: 'fr', policyUrl: '/tag' })
  })

  it('as JSON on the guard are read, and are weaker than its attributes', () => {
    putGuard(`data-options='{"language": "de", "cookie": true}' data-language="it"`)
    const { options } = pageOptions(put('<consent-banner></consent-banner>'))
    expect({ ...options }).to.deep.include({ language: 'it', cookie: true })
  })

  it('that cannot be read are reported with their place, and all others count', () => {
    putGuard(`data-options='{"language": ' data-mode="offline"`)
    const tag = put('<consent-banner language="de"></consent-banner>')
    const { options, problem } = pageOptions(tag)
    expect(problem).to.match(/^The options in data-options cannot be read \(.+\); allowed is one JSON object/)
    expect({ ...options }).to.deep.include({ mode: 'offline', language: 'de' })
    tag.innerHTML = '<script type="application/json">[1]</script>'
    places[0]!.remove()
    expect(pageOptions(tag).problem).to.equal(
      'The options in <script type="application/json"> cannot be read (they are not an object); allowed is one JSON object, such as {"categories": "all"}',
    )
  })

  it('that are only true or false are true as an attribute without a value, and false as "false"', () => {
    const tag = put('<consent-banner scroll-lock cookie="false"></consent-banner>')
    expect({ ...pageOptions(tag).options }).to.deep.include({ scrollLock: true, cookie: false })
  })
})
