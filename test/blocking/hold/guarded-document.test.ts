import { expect } from '@open-wc/testing'
import { blobUrl, guardedDocument, readInline } from '../../../src/blocking/hold/guarded-document'
import { guardScript } from '../../../src/blocking/page/guard-script'
import { createJudge } from '../../../src/blocking/rules/blocking-rules'
import { decideBy } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const before = { ...guardScript }
const guard = 'https://site.example/guard.js'

describe('a document that a page writes into a frame', () => {
  let granted: string[] = []
  decideBy(
    createJudge({ allows: category => granted.includes(category), trackingHosts: { 'tracker.example': 'marketing' } }),
  )
  const all = ['functionality', 'measurement', 'experience', 'marketing']
  const none = { storage: undefined, nonce: undefined, options: undefined, src: guard }
  beforeEach(() => {
    granted = ['necessary', 'measurement']
    Object.assign(guardScript, none)
  })
  after(() => void Object.assign(guardScript, before))

  /** Returns the markup of the document with the guard, for any kind of address. */
  const read = (address: string | null | undefined): string => readInline(address!)!.text
  const blob = (text: string, type = 'text/html'): string => URL.createObjectURL(new Blob([text], { type }))
  const data = (text: string, type = 'text/html'): string => `data:${type},${encodeURIComponent(text)}`
  const srcdoc = (text: string): string => guardedDocument('srcdoc', text, 'iframe')!
  /** What the browser's parser makes of a document. */
  const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
  const guardIn = (html: string): HTMLScriptElement => parsed(html).querySelector('script')!

  const ways: Record<string, (html: string) => string> = {
    srcdoc,
    'a blob': html => read(guardedDocument('src', blob(html), 'iframe')),
    'a data: address': html => read(guardedDocument('src', data(html), 'iframe')),
    'a data: address in base64': html => read(guardedDocument('data', `data:text/html;base64,${btoa(html)}`, 'object')),
  }
  for (const [way, guarded] of Object.entries(ways)) {
    it(`has the guard as its first script, with the granted categories: ${way}`, () => {
      const html = guarded('<script>first()</script><p>text')
      const document = parsed(html)
      const [own, theirs] = document.querySelectorAll('script')
      expect(own!.getAttribute('src')).to.equal(guard)
      expect(own!.dataset.granted).to.equal('measurement')
      expect(own!.getAttributeNames()).to.deep.equal(['src', 'data-granted'])
      expect(theirs!.text).to.equal('first()')
      expect(document.querySelector('meta')!.httpEquiv).to.equal('Content-Security-Policy')
      expect(document.querySelector('p')!.textContent).to.equal('text')
    })

    it(`keeps its doctype at its start, so that its mode stays: ${way}`, () => {
      for (const [start, mode] of [
        ['<!doctype html>', 'CSS1Compat'],
        [' \n<!DOCTYPE html>\n<html lang="en">', 'CSS1Compat'],
        ['<html>', 'BackCompat'],
      ] as const) {
        const html = guarded(`${start}<title>a</title>`)
        expect(parsed(html).compatMode, start).to.equal(mode)
        expect(guardIn(html).getAttribute('src'), start).to.equal(guard)
        expect(parsed(html).title).to.equal('a')
      }
    })

    it(`has no blocked address when the browser reads it: ${way}`, () => {
      const html = guarded(`<img src="${tracker}"><img src="/own.gif">`)
      expect([...parsed(html).images].map(image => image.getAttribute('src'))).to.deep.equal([null, '/own.gif'])
    })

    it(`stays as it is if everything is granted: ${way}`, () => {
      granted = all
      const html = `<!doctype html><img src="${tracker}">`
      expect(guarded(html)).to.equal(html)
    })
  }

  it('gets the guard once', () => {
    for (const html of ['<p>text', ' <!doctype html><p>text']) expect(srcdoc(srcdoc(html))).to.equal(srcdoc(html))
    for (const address of [blob('<p>text'), data('<p>text')]) {
      const safe = guardedDocument('src', address, 'iframe')!
      expect(safe).not.to.equal(address)
      expect(guardedDocument('src', safe, 'iframe')).to.equal(undefined)
    }
  })

  it('gets the guard although another script of it has the same address', () => {
    const html = `<p>text</p><script src="${guard}"></script>`
    expect(guardIn(srcdoc(html)).dataset.granted).to.equal('measurement')
  })

  it('passes the options of the guard’s tag on', () => {
    const options = '{"text":"a & b","other":\'<\'}'
    Object.assign(guardScript, { storage: 'off', nonce: 'abc', options })
    const { dataset, nonce } = guardIn(srcdoc('<p>'))
    expect({ ...dataset }).to.deep.equal({ granted: 'measurement', storage: 'off', options })
    expect(nonce).to.equal('abc')
    Object.assign(guardScript, { storage: 'listed' })
    expect(guardIn(srcdoc('<p>')).dataset.storage).to.equal(undefined)
  })

  it('has its blocked addresses marked if the guard has no file', () => {
    guardScript.src = undefined
    const html = `<!doctype html><img src="${tracker}">`
    expect(srcdoc(html)).to.match(/^<!doctype html><img data-held-=/)
    expect(srcdoc('<p>text')).to.equal('<p>text')
  })

  it('keeps the fragment of its address', () => {
    for (const address of [blob('<p>'), data('<p>')]) {
      expect(guardedDocument('src', `${address}#part`, 'iframe')).to.match(/#part$/)
      expect(guardedDocument('src', address, 'iframe')).not.to.contain('#')
    }
  })

  it('is read with its own characters, which the new address keeps', () => {
    const address = guardedDocument('src', data('<p>ü – ✓</p>', 'text/html;charset=utf-8'), 'iframe')!
    expect(parsed(read(address)).body.textContent).to.equal('ü – ✓')
    expect(
      parsed(read(guardedDocument('src', blob('<p>ü – ✓</p>', 'text/html;charset=utf-8'), 'iframe'))).body.textContent,
    ).to.equal('ü – ✓')
  })

  const isAddress = (text: string): boolean => {
    try {
      return new URL(text).protocol !== ''
    } catch {
      return false
    }
  }

  it('is found although its address is written with spaces, line breaks or capital letters', () => {
    for (const address of [
      ` ${data('<p>text')}`,
      `\n\t${data('<p>text')}`,
      // Firefox takes this for no address at all.
      ...(isAddress('da\nta:,') ? [data('<p>text').replace('data:', 'da\nta:')] : []),
      data('<p>text').replace('data:', 'DATA:'),
    ])
      expect(guardIn(read(guardedDocument('src', address, 'iframe'))).getAttribute('src'), address).to.equal(guard)
  })

  it('is not made from a copy of its own address after a release', () => {
    for (const address of [blob('<p>text'), data('<p>text')])
      expect(guardedDocument('src', address, 'release')).to.equal(undefined)
  })

  describe('cannot contain the guard as code, XML or styles, which', () => {
    const kinds: Record<string, (text: string) => string> = {
      'a javascript: address': text => `javascript:${text}`,
      'a javascript: address with capitals and a line break': text => `Java\nScript:${text}`,
      'a javascript: address with escapes': text => `javascript:${encodeURIComponent(text)}`,
      'an SVG picture': text => data(text, 'image/svg+xml'),
      'an XHTML document': text => blob(text, 'application/xhtml+xml'),
      'an XML document': text => blob(text, 'text/xml'),
      'a style sheet': text => data(text, 'text/css'),
      'a style sheet in a blob': text => blob(text, 'text/css'),
    }
    for (const [kind, make] of Object.entries(kinds))
      it(`is blocked if it names a blocked address: ${kind}`, () => {
        for (const named of [tracker, tracker.replace('https:', ''), tracker.toUpperCase()]) {
          const address = make(`/* "https://shop.example/" "${named}" */`)
          expect(guardedDocument('src', address, 'iframe'), named).to.equal(null)
          expect(guardedDocument('src', address, 'release'), named).to.equal(null)
        }
      })

    for (const [kind, make] of Object.entries(kinds))
      it(`stays as it is otherwise: ${kind}`, () => {
        for (const text of ['', 'tracker.example', '"https://shop.example/"']) {
          const address = make(text)
          expect(guardedDocument('src', address, 'iframe')).to.equal(address)
        }
      })
  })

  it('is not what other addresses contain', () => {
    for (const address of [
      tracker,
      '/page.html',
      '',
      'about:blank',
      'data:image/png;base64,AA==',
      'data:text/plain,<p>',
      'data:,<p>html',
      blob('<p>', 'image/png'),
      'blob:https://site.example/0',
      'https://site.example/data:text/html,',
      blobUrl('<p>', 'text/html'),
    ])
      expect(guardedDocument('src', address, 'iframe'), address).to.equal(undefined)
  })
})

describe('an inline file', () => {
  it('is read with its type and text', () => {
    const url = URL.createObjectURL(new Blob(['<p>ü'], { type: 'text/html;charset=utf-8' }))
    expect(readInline(url)).to.deep.equal({ type: 'text/html;charset=utf-8', text: '<p>ü' })
    expect(readInline('data:text/css,a%7B%7D')).to.deep.equal({ type: 'text/css', text: 'a{}' })
  })

  it('is read with another character set if that is given', () => {
    const url = URL.createObjectURL(new Blob([new Uint8Array([0xfc])], { type: 'text/plain;charset=utf-8' }))
    expect(readInline(url, 'text/plain;charset=iso-8859-1')!.text).to.equal('ü')
    expect(readInline(url)!.text).to.equal('�')
  })

  it('is undefined if it is missing, cannot be loaded or has been revoked', () => {
    const url = URL.createObjectURL(new Blob(['a']))
    expect(readInline(url)!.text).to.equal('a')
    URL.revokeObjectURL(url)
    for (const address of [url, '/page/none.js', 'unknown:a', 'http://'])
      expect(readInline(address)).to.equal(undefined)
  })

  it('of ours has an address of a blob with its text and type', async () => {
    const response = await fetch(blobUrl('a{}', 'text/css'))
    expect([await response.text(), response.headers.get('content-type')]).to.deep.equal(['a{}', 'text/css'])
  })
})
