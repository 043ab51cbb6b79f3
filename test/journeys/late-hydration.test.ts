import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { atRest } from '../support/at-rest'
import { eventually } from '../support/eventually'
import { attributes, testHydration, type Libraries } from '../support/hydrated-page'
import { closePages, openPage } from '../support/open-page'

// Firefox does not tell scripts apart that a framework has rendered again by innerHTML, so these tests are Chromium's.
testHydration(['when the page is idle'])

describe('a frame with data-placeholder="off" until it is mounted', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('is hydrated late without a mismatch, and has its placeholder then', async () => {
    const map = { id: 'map', 'data-consent': 'experience', 'data-src': '/page/?html=map', title: 'Map', sandbox: '' }
    const page = await openPage({
      head: `${['react/umd/react', 'react-dom/umd/react-dom'].map(name => `<script src="/node_modules/${name}.production.min.js"></script>`).join('')}<script ${attributes}></script>`,
      body: `<div id="root"><iframe ${Object.entries(map)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')} width="400" height="300" data-placeholder="off"></iframe></div>`,
    })
    const { document, window } = page
    await page.find('[part=banner]')
    await atRest(page)
    expect(document.querySelector('consent-placeholder')).to.equal(null)
    const { React, ReactDOM } = window as unknown as Libraries
    const Frame = (): ReactNode => {
      const [off, setOff] = React.useState<string | undefined>('off')
      React.useEffect(() => setOff(undefined), [])
      return React.createElement('iframe', { ...map, sandbox: '', width: 400, height: 300, 'data-placeholder': off })
    }
    const mismatches: unknown[] = []
    ReactDOM.hydrateRoot(document.getElementById('root')!, React.createElement(Frame), {
      onRecoverableError: error => mismatches.push(error),
    })
    await page.find('[data-action=allow]')
    expect(mismatches).to.deep.equal([])
    expect(document.querySelector('consent-placeholder + #map')).not.to.equal(null)
  })
})

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
