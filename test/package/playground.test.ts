import { expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait-until'

/** The build's facts about an option. */
interface Fact {
  name: string
  kind: string
  words: string[]
}
const read = async <Data>(file: string): Promise<Data> => (await (await fetch(`/dist/${file}`)).json()) as Data

describe('examples/playground.html', () => {
  let frame: HTMLIFrameElement
  const $ = <E extends Element = HTMLElement>(selector: string): E => {
    const found = frame.contentDocument!.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  const all = (selector: string): HTMLElement[] => [...frame.contentDocument!.querySelectorAll<HTMLElement>(selector)]
  const snippet = (): string => $('#snippet').textContent!
  /** Finds an element in the preview, including shadow roots. */
  const peek = (selector: string, name = 'light'): HTMLElement | null => {
    const page = $<HTMLIFrameElement>(`#preview-${name}`).contentDocument
    for (const tag of ['consent-banner', 'privacy-settings-dialog']) {
      const found = page?.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
      if (found) return found
    }
    return null
  }
  const until = (what: string, holds: () => unknown): Promise<void> => waitUntil(holds, what)
  const write = (selector: string, value: string): void => {
    const field = $<HTMLInputElement>(selector)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  beforeEach(async () => {
    localStorage.clear()
    frame = document.createElement('iframe')
    frame.style.cssText = 'width:1200px;height:800px;border:0'
    frame.src = '/examples/playground.html'
    document.body.append(frame)
    await until('the controls are there', () => frame.contentDocument?.querySelector('#controls details'))
    await until('the banner shows', () => peek('[part~=banner]'))
  })
  afterEach(() => frame.remove())

  it('has a control for every option, with every value, and for every custom property', async () => {
    const facts = await read<Fact[]>('options.json')
    const drawn = all('[data-option]').map(({ dataset }) => dataset.option!)
    expect(drawn.toSorted()).to.deep.equal(facts.map(({ name }) => name).toSorted())
    for (const { name, kind, words } of facts)
      if (kind === 'choice') expect(all(`#${name} option`).map(one => one.textContent)).to.deep.equal(words)
    const { properties } = await read<{ properties: { name: string }[] }>('css-data.json')
    const tokens = properties
      .map(({ name }) => name.replace('--consent-', ''))
      .filter(name => !name.startsWith('dark-'))
    expect(all('[data-token]').map(({ dataset }) => dataset.token)).to.have.members(tokens)
  })

  it('shows the previews on a picture of the page, which is not part of the link', async () => {
    const pixel = await (
      await fetch('data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==')
    ).blob()
    const files = new DataTransfer()
    files.items.add(new File([pixel], 'page.gif', { type: 'image/gif' }))
    const field = $<HTMLInputElement>('#picture')
    field.files = files.files
    field.dispatchEvent(new Event('change'))
    const body = () => $<HTMLIFrameElement>('#preview-light').contentDocument!.body
    await until(
      'the picture is there',
      () => body() && getComputedStyle(body()).backgroundImage.includes('data:image/gif'),
    )
    await until('the banner is on it', () => peek('[part~=banner]'))
    expect(frame.contentWindow!.location.hash).not.to.include('picture')
    field.files = new DataTransfer().files
    field.dispatchEvent(new Event('change'))
    await until('it is gone', () => body() && getComputedStyle(body()).backgroundImage === 'none')
  })

  it('imports color, corners and font from a page of its origin, and by a bookmark from any other', async () => {
    const html =
      '<style>body{font:16px Georgia,serif}button{background:rgb(123 45 67);color:#fff;border:0;border-radius:7px;padding:9px 20px}</style><button>Buy bread</button><a href="/" style="color:green">more</a>'
    const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
    write('#import', address)
    $('#import-read').click()
    await until('the brand is worn', () => $<HTMLInputElement>('[data-token=accent]').value === '#7b2d43')
    const design = new URLSearchParams(frame.contentWindow!.location.hash.slice(1))
    expect(design.get('--radius-control')).to.equal('7px')
    expect(design.get('--font')).to.equal('Georgia, serif')
    const copies = all('.copy') as HTMLIFrameElement[]
    expect(copies.map(({ nextElementSibling }) => nextElementSibling!.id)).to.deep.equal([
      'preview-light',
      'preview-dark',
      'preview-phone',
    ])
    expect(copies[0]!.srcdoc).to.contain('<button>Buy bread</button>')
    expect(frame.contentWindow!.location.hash).not.to.contain('bread')

    write('#import', 'https://shop.example/')
    $('#import-read').click()
    await until('it says why', () => $('#import-said').textContent!.includes('do not let this page read shop.example'))

    const other = document.createElement('iframe')
    other.src = address
    await new Promise(resolve => {
      other.addEventListener('load', resolve, { once: true })
      document.body.append(other)
    })
    const opened: string[] = []
    const page = other.contentWindow as Window & typeof globalThis
    page.open = url => (opened.push(String(url)), null)
    const code = decodeURIComponent($<HTMLAnchorElement>('#bookmark').href.replace('javascript:', ''))
    page.document.head.append(Object.assign(page.document.createElement('script'), { textContent: code }))
    other.remove()
    expect(opened[0]).to.match(
      /playground\.html#--accent=%237b2d43&--font=Georgia%2C\+serif&--radius-control=7px&copy=\w+$/,
    )
  })

  it('shows the effect of a change in each window, and its code', async () => {
    $('[name=position][value=bar]').click()
    write('#language', 'de')
    write('#lifetimeDays', '90')
    write('#sweep', '{"measurement": ["_my*"]}')
    for (const name of ['light', 'dark', 'phone', 'rtl'])
      await until(`${name} is in German`, () => peek('[data-action=reject]', name)?.textContent === 'Alle ablehnen')
    const guard = new DOMParser().parseFromString(snippet(), 'text/html').querySelector<HTMLElement>('[data-manager]')!
    expect(guard.getAttribute('src')).to.equal('/consent-elements/guard.js')
    expect({ ...guard.dataset }).to.deep.equal({
      manager: '',
      mode: 'offline',
      categories: 'auto',
      language: 'de',
      policyUrl: '/privacy',
      lifetimeDays: '90',
      pending: 'hold',
      layout: 'bar',
      options: '{"sweep":{"measurement":["_my*"]}}',
    })
  })

  it('shows the dark scheme, Arabic from right to left, and the contrast of both schemes', async () => {
    await until('Arabic is shown', () => peek('.root', 'rtl')?.dir === 'rtl')
    await until('the dark scheme is shown', () => peek('.root', 'dark')?.dataset.scheme === 'page-dark')
    await until('contrasts are measured', () => all('#contrast tbody tr').length === 6)
    expect(all('#contrast .low')).to.have.length(0)
    write('[data-token=accent]', '#ffc400')
    write('[data-token=on-accent]', '#ffffff')
    await until('white on yellow is reported', () =>
      all('#contrast .low').some(({ textContent }) => textContent === '1.5:1, below 4.5:1'),
    )
    expect($('#hard-to-read').textContent)
      .to.contain('Accept, light: 1.5:1 of 4.5:1')
      .and.to.contain('Reject, light: 1.5:1')
  })

  it('adds one more button to the banner, and to the code', async () => {
    write('#action', 'Subscribe & read')
    await until(
      'it is shown',
      () =>
        $<HTMLIFrameElement>('#preview-phone').contentDocument?.querySelector('consent-banner [slot=actions]')
          ?.textContent === 'Subscribe & read',
    )
    expect(snippet()).to.contain('<a slot="actions" href="/subscribe">Subscribe &amp; read</a>')
  })

  it('applies a custom property to the preview and the code', async () => {
    write('[data-token=accent]', '#ff0066')
    await until('the color is shown', () => {
      const button = peek('[data-action=accept]')
      return button && getComputedStyle(button).backgroundColor === 'rgb(255, 0, 102)'
    })
    expect(snippet()).to.contain('--consent-accent: #ff0066;')
  })

  it('keeps the design in the address, and opens it again', async () => {
    write('[data-token=accent]', '#7a2e8e')
    write('#retry', '{"maxRetries": 1}')
    $('#hideBranding').click()
    const shared = frame.contentWindow!.location.hash
    expect([...new URLSearchParams(shared.slice(1))]).to.deep.equal([
      ['--accent', '#7a2e8e'],
      ['retry', '{"maxRetries":1}'],
      ['hideBranding', 'true'],
    ])
    await until('the code has each change', () => snippet().includes('#7a2e8e') && snippet().includes('hide-branding'))
    const before = snippet()
    frame.contentWindow!.location.hash = '#unknown=1&mode=c15t'
    await until('the unknown name is reported', () => $('#said').textContent!.includes('“unknown”'))
    await until('the mode is applied', () => snippet().includes('data-mode="c15t"'))
    frame.contentWindow!.location.hash = shared
    await until('the design is back', () => snippet() === before)
  })

  it('adds services with their ids, and refuses an id of another form', async () => {
    write('#service-search', 'google analytics')
    $('[data-add=google-analytics]').click()
    write('#id-google-analytics', 'UA-1')
    expect($('#id-google-analytics').getAttribute('aria-invalid')).to.equal('true')
    await until('the code has the name alone', () => snippet().includes('data-services="google-analytics"'))
    write('#id-google-analytics', 'G-AB12CD34')
    expect($('#id-google-analytics').getAttribute('aria-invalid')).to.equal('false')
    await until('the code has the id', () => snippet().includes('data-services="google-analytics=G-AB12CD34"'))
    $('#form [value=react]').click()
    await until('React imports the service', () =>
      snippet().includes("import { googleAnalytics } from 'consent-elements/services'"),
    )
    expect(snippet()).to.contain('services: [{ ...googleAnalytics, id: "G-AB12CD34" }]')
    await until('the banner shows with the service', () => peek('[part~=banner]'))
  })

  it('writes the design for React, Vue and WordPress, and as CSS', async () => {
    write('[data-token=accent]', '#7a2e8e')
    $('[name=position][value=center]').click()
    const written = async (form: string): Promise<string> => {
      $(`#form [value=${form}]`).click()
      await until(`${form} is shown`, () => $<HTMLInputElement>('#form :checked').value === form)
      return snippet()
    }
    expect(await written('css')).to.equal(':root {\n  --consent-accent: #7a2e8e;\n}')
    const react = await written('react')
    expect(react).to.contain('<ConsentBanner layout="center" />')
    expect(react).to.contain("import './consent.css'")
    expect(await written('vue')).to.contain("layout: 'center'")
    const wordpress = await written('wordpress')
    expect(wordpress).to.contain('Position of the banner: Centre of the window')
    expect(wordpress).to.contain('Privacy policy: /privacy')
    // The plugin has no field for these.
    expect(wordpress).to.contain("$attributes['data-categories'] = 'auto';")
    expect(wordpress).not.to.contain('data-language')
    write('#dialogLayout', 'wide')
    const ticked = () => all('[data-option=categories] input').filter(one => (one as HTMLInputElement).checked)
    expect(ticked()).to.have.length(5)
    for (const name of ['functionality', 'experience']) $(`[data-option=categories] [value=${name}]`).click()
    write('#language', 'de')
    write('#action', 'Read {{ more }}')
    $('[data-option=callbacks] [value=onReady]').click()
    await until('the code follows', () => snippet().includes('privacy-settings-dialog'))
    await until('the language, too', () => snippet().includes('data-language'))
    const changed = await written('wordpress')
    expect(changed).to.contain('Categories: Measurement, Marketing')
    expect(changed).to.contain("$attributes['data-language'] = 'de';")
    expect(changed).to.contain('<privacy-settings-dialog layout="wide">')
    expect(await written('react')).to.contain('<PrivacySettingsDialog layout="wide" />')
    const changedVue = await written('vue')
    expect(changedVue).to.contain('const callbacks = { onReady')
    expect(changedVue).to.contain(
      '<consent-banner layout="center" :callbacks.prop="callbacks"><a slot="actions" href="/subscribe">Read &#123;&#123; more',
    )
  })

  it('has the controls right after the preview on a phone', async () => {
    frame.style.width = '375px'
    const top = (selector: string): number => $(selector).getBoundingClientRect().top
    await until('one column', () => top('#controls') > top('.stage'))
    expect(top('#controls')).to.be.below(top('#snippet'))
    expect(frame.contentDocument!.documentElement.scrollWidth).to.be.at.most(375)
  })

  it('lists the events of the page, including those for invalid options', async () => {
    peek('[data-action=accept]')!.click()
    await until('the change is listed', () => $('#events').textContent!.includes('consent-change'))
    write('#policyUrl', 'ftp://nowhere')
    await until('the option is named', () => $('#events').textContent!.includes('Option \\"policyUrl\\" is'))
    expect(localStorage.length).to.equal(0)
    expect(document.cookie).not.to.contain('privacy-consent')
  })

  it('calls callbacks, and shows the settings and other laws', async () => {
    $('[data-option=callbacks] [value=onReady]').click()
    await until('the callback was called', () => $('#events').textContent!.includes('onReady'))
    write('#mode', 'c15t')
    write('#jurisdiction', 'CCPA')
    await until('the button has its legal name', () =>
      peek('[data-action=reject]')?.textContent?.startsWith('Do Not Sell'),
    )
    $('#surface [value=dialog]').click()
    await until('the settings show', () => peek('[part~=dialog]'))
  })

  it('reports invalid JSON, and keeps the preview', async () => {
    const before = snippet()
    write('#headers', '{"a": ')
    expect($('#headers').getAttribute('aria-invalid')).to.equal('true')
    expect($('[data-option=headers] output').textContent).to.contain('This is not JSON yet')
    expect(snippet()).to.equal(before)
  })
})
