import { expect } from '@open-wc/testing'
import { version } from '../../src/consent/version'
import { loadBeside } from '../../src/signals/load-beside'

describe('a module that a script loads from its own folder', () => {
  /** Loads a file beside a tag in a document that nothing runs in. */
  function loadedBeside(attributes: Record<string, string>): HTMLScriptElement {
    const inert = document.implementation.createHTMLDocument()
    const tag = inert.createElement('script')
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
    inert.head.append(tag, inert.createElement('meta'))
    loadBeside(tag, 'part.js')
    return tag.nextElementSibling as HTMLScriptElement
  }

  it('stands right behind the tag, with its nonce and mode of CORS', () => {
    const src = 'https://files.example/folder/tcf-stub.js?v=0'
    const script = loadedBeside({ src, nonce: 'n1', crossorigin: 'use-credentials' })
    expect([script.localName, script.type, script.nonce, script.crossOrigin]).to.deep.equal([
      'script',
      'module',
      'n1',
      'use-credentials',
    ])
    expect(script.src).to.equal(`https://files.example/folder/part.js?v=${version}`)
    expect(loadedBeside({ src }).crossOrigin).to.equal(null)
  })

  it('has the folder that an inlined script names, and that of the page if it names none', () => {
    const pathOf = (attributes: Record<string, string>): string => new URL(loadedBeside(attributes).src).pathname
    expect(pathOf({ 'data-file': '/files/tcf-stub.js' })).to.equal('/files/part.js')
    expect(pathOf({ src: '/own/a.js', 'data-file': '/files/b.js' })).to.equal('/own/part.js')
    expect(pathOf({})).to.equal(new URL('part.js', document.baseURI).pathname)
  })
})
