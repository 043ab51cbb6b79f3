import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script>'

const frameIn = ({ document }: Page): HTMLIFrameElement => document.createElement('iframe')
const next = (target: EventTarget, type: string): Promise<Event> =>
  new Promise(resolve => target.addEventListener(type, resolve, { once: true }))

const cases: Record<string, { run: (page: Page) => Promise<unknown>; csp?: string }> = {
  'fire load for a data: document whose URL is set before insertion': {
    async run(page) {
      const frame = frameIn(page)
      frame.src = 'data:text/html,<p>a document'
      const loaded = next(frame, 'load')
      page.document.body.append(frame)
      return (await loaded).type
    },
  },
  // Chromium keeps the line breaks of such an address, other browsers remove them.
  'show the text of a data: document with line breaks': {
    async run(page) {
      const frame = frameIn(page)
      frame.src =
        ' data:text/html,<pre>one\ntwo</pre><script>parent.postMessage(document.querySelector("pre").textContent, "*")</script>#part'
      const told = next(page.window, 'message')
      page.document.body.append(frame)
      return ((await told) as MessageEvent<string>).data
    },
  },
  'keep the fragment of a blob: document': {
    async run(page) {
      const frame = frameIn(page)
      const { URL, Blob } = page.window
      frame.src = `${URL.createObjectURL(new Blob(['<p id="part">'], { type: 'text/html' }))}#part`
      const loaded = next(frame, 'load')
      page.document.body.append(frame)
      await loaded
      return [frame.contentWindow!.location.hash, frame.contentDocument!.querySelector(':target')?.id]
    },
  },
  'keep their srcdoc if the browser rejects another one': {
    csp: "require-trusted-types-for 'script'",
    run(page) {
      const frame = frameIn(page)
      let error = ''
      try {
        frame.srcdoc = 'a text'
      } catch (refusal) {
        error = (refusal as Error).name
      }
      return Promise.resolve([error, frame.srcdoc, frame.getAttribute('srcdoc')])
    },
  },
  'upgrade an imported custom element once': {
    async run(page) {
      const frame = page.document.body.appendChild(frameIn(page))
      const { contentWindow: realm, contentDocument: inner } = frame as unknown as {
        contentWindow: Page['window']
        contentDocument: Document
      }
      let made = 0
      realm.customElements.define(
        'made-element',
        class extends realm.HTMLElement {
          constructor() {
            super()
            made++
          }
        },
      )
      const template = page.document.createElement('template')
      template.innerHTML = '<made-element></made-element><img src="/page/?html=">'
      const copy = inner.importNode(template.content, true)
      const other = inner.createElement('made-element')
      page.document.importNode(other, true)
      return [made, copy.childNodes.length]
    },
  },
  'contain only their own nodes': {
    async run(page) {
      const html =
        '<!doctype html><html><head><script>self.own = document.scripts[0].text</script></head><body></body></html>'
      const blob = page.window.URL.createObjectURL(new page.window.Blob([html], { type: 'text/html' }))
      const found: unknown[] = []
      for (const [name, value] of [
        ['srcdoc', html],
        ['src', blob],
      ] as const) {
        const frame = frameIn(page)
        frame[name] = value
        const loaded = next(frame, 'load')
        page.document.body.append(frame)
        await loaded
        found.push(
          (frame.contentWindow as unknown as { own: string }).own,
          frame.contentDocument!.documentElement.outerHTML,
        )
      }
      return found
    },
  },
  'throw no error on writes to a document whose frame has changed its origin': {
    async run(page) {
      const errors: string[] = []
      page.window.addEventListener('error', ({ message }) => errors.push(message))
      const frame = page.document.body.appendChild(frameIn(page))
      const { contentDocument: inner } = frame as { contentDocument: Document }
      inner.body.append('before')
      const loaded = next(frame, 'load')
      frame.src = 'data:text/html,<p>a document'
      await loaded
      inner.body.append(inner.createElement('p'), 'after')
      inner.body.innerHTML = '<img alt="">'
      await new Promise(resolve => setTimeout(resolve))
      return [errors, inner.body.innerHTML]
    },
  },
}

describe('frames of the site behave as without the guard', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [what, { run, csp }] of Object.entries(cases))
    it(`${what}`, async () => {
      const without = await run(await openPage({ csp }))
      const withGuard = await run(await openPage({ head: guard, csp }))
      expect(withGuard).to.deep.equal(without)
    })

  it('throw no error when they change their origin by document.domain', async () => {
    // Chromium ignores document.domain on secure origins, such as localhost. WebKitGTK's driver knows no other host.
    const host = navigator.userAgent.includes('Chrome') ? 'site.test' : location.hostname
    const inner = `<!doctype html><p>a document<script>addEventListener('load', () => setTimeout(() => {
      document.domain = document.domain
      document.append(document.createComment(''))
      parent.postMessage('changed', '*')
    }))</script>`
    const report = `<script>
      const errors = []
      addEventListener('error', ({ message }) => errors.push(message))
      addEventListener('message', () => {
        top.postMessage({ errors, isOfOtherOrigin: document.querySelector('iframe').contentDocument === null }, '*')
      })
    </script>`
    const address = (html: string): string => `/page/?${new URLSearchParams({ html })}`
    const frame = document.createElement('iframe')
    const outer = `<!doctype html>${guard}${report}<iframe src="${address(inner)}"></iframe>`
    frame.src = `http://${host}:${location.port}${address(outer)}`
    const told = next(window, 'message') as Promise<MessageEvent>
    document.body.append(frame)
    expect((await told).data).to.deep.equal({ errors: [], isOfOtherOrigin: true })
    frame.remove()
  })
})
