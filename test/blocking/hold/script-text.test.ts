import { expect } from '@open-wc/testing'
import { patchImports } from '../../../src/blocking/patch/patch-imports'
import { isTextHeld, watchImports } from '../../../src/blocking/hold/script-text'
import { rejectionOf, trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { allow } = trackerJudge()

describe('the text of a script', () => {
  beforeEach(() => allow(false))

  it('is blocked if it imports a blocked URL', () => {
    for (const text of [
      `import "${tracker}"`,
      `import{a}from'${tracker}'`,
      `export*from'${tracker}'`,
      `import("${tracker}")`,
      `import(/* webpackIgnore: true */ '${tracker}')`,
      `import.source('${tracker}')`,
      `import.defer("${tracker}")`,
    ])
      expect(isTextHeld(text, 'module', 'script'), text).to.equal(true)
    for (const text of [`fetch("${tracker}")`, 'import "../own.js"', `const from = "tracker"`])
      expect(isTextHeld(text, 'module', 'script'), text).to.equal(false)
  })

  it('is blocked if its speculation rules contain a blocked URL', () => {
    const rules = JSON.stringify({ prefetch: [{ source: 'list', urls: [tracker] }] })
    expect(isTextHeld(rules, 'speculationrules', 'script')).to.equal(true)
    const escaped = rules.replace('tracker', '\\u0074racker').replaceAll('/', '\\u002F')
    expect(isTextHeld(escaped, 'speculationrules', 'script')).to.equal(true)
    expect(isTextHeld(rules.replace('tracker', 'shop'), 'speculationrules', 'script')).to.equal(false)
  })

  it('keeps the phase of an import() that it checks', () => {
    for (const phase of ['', '.source', '.defer']) {
      const watched = watchImports(`/* ${tracker} */ import${phase}(url)`)
      expect(watched).to.contain(`import${phase}((self[`)
      expect(watched).to.match(/\(url\)\)?$/)
    }
  })

  it('checks each import() if it contains a blocked URL, and is left alone otherwise', async () => {
    const restore = patchImports()
    const run = (text: string): ((url: string) => Promise<{ a: number }>) =>
      Reflect.construct(Function, [`return ${watchImports(text)}`])() as (url: string) => Promise<{ a: number }>
    for (const call of ['import(url)', 'import(url, undefined)', 'import ( `${url}` )']) {
      const text = `(url => ${call})`
      expect(watchImports(text)).to.equal(text)
      const load = run(`/* ${tracker} */ ${text}`)
      const error = await rejectionOf(load(tracker))
      expect(error.message).to.equal(`Request to ${tracker} blocked due to missing consent`)
      expect(error).to.be.instanceOf(TypeError)
      expect((await load('data:text/javascript,export const a = 1')).a).to.equal(1)
    }
    restore()
  })

  it('imports its modules if it runs in a realm without the guard', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const text = watchImports(`/* ${tracker} */ import("data:text/javascript,export const a = 1")`)
    const module = await ((frame.contentWindow as Window & typeof globalThis).eval(text) as Promise<{ a: number }>)
    expect(module.a).to.equal(1)
    frame.remove()
  })
})
