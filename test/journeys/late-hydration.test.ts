import { expect } from '@open-wc/testing'
import { eventually } from '../support/eventually'
import { attributes, testHydration } from '../support/hydrated-page'
import { closePages, openPage } from '../support/open-page'

// Firefox does not tell scripts apart that a framework has rendered again by innerHTML, so these tests are Chromium's.
testHydration('after the placeholder')

describe('gated scripts that a framework renders by innerHTML', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('run in order and once, and those after them run', async () => {
    const page = await openPage({ head: `<script ${attributes}></script><script>ran = []</script>` })
    const { document, window } = page
    await page.find('[data-action=accept]')
    const address = `/page/script.js?${new URLSearchParams({ text: 'ran.push("file")' })}`.replace(/&/g, '&amp;')
    const html = `<script type="text/plain" data-consent="marketing" data-src="${address}"></script>
      <script type="text/plain" data-consent="marketing">ran.push('inline')</script>`
    const create = (text: string): void => {
      const script = document.createElement('script')
      Object.assign(script, { type: 'text/plain', text }).setAttribute('data-consent', 'marketing')
      document.body.append(script)
    }
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = html
    create('ran.push("created")')
    ;(await page.find('[data-action=accept]')).click()
    await eventually(() => expect(window.ran).to.deep.equal(['file', 'inline', 'created']))
    // The framework finds its elements, and renders them again.
    expect(place.querySelectorAll('script')).to.have.length(2)
    place.innerHTML = html
    create('ran.push("last")')
    await eventually(() => expect(window.ran).to.deep.equal(['file', 'inline', 'created', 'last']))
  })
})
