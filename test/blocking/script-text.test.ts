import { expect } from '@open-wc/testing'
import { isTextHeld, watchImports } from '../../src/blocking/script-text'
import { rejectionOf, trackerJudge } from './stand-ins'

const tracker = 'https://tracker.example/a'
const { allow } = trackerJudge()

describe('the text of a script', () => {
  beforeEach(() => allow(false))

  it('is held where it imports what is held', () => {
    for (const text of [`import "${tracker}"`, `import{a}from'${tracker}'`, `import("${tracker}")`])
      expect(isTextHeld(text, 'module', 'script'), text).to.equal(true)
    for (const text of [`fetch("${tracker}")`, 'import "./own.js"', `const from = "tracker"`])
      expect(isTextHeld(text, 'module', 'script'), text).to.equal(false)
  })

  it('is held where its rules name what is held', () => {
    const rules = JSON.stringify({ prefetch: [{ source: 'list', urls: [tracker] }] })
    expect(isTextHeld(rules, 'speculationrules', 'script')).to.equal(true)
    expect(isTextHeld(rules.replace('tracker', 'shop'), 'speculationrules', 'script')).to.equal(false)
  })

  it('asks us at each import() where it names what is held, and is left alone otherwise', async () => {
    const text = `(url => import(url))`
    expect(watchImports(text)).to.equal(text)
    const watched = watchImports(`/* ${tracker} */ ${text}`)
    const load = Reflect.construct(Function, [`return ${watched}`])() as (url: string) => Promise<unknown>
    expect((await rejectionOf(load(tracker))).message).to.equal(`Request to ${tracker} blocked due to missing consent`)
    expect(await load('data:text/javascript,export const a = 1')).to.have.property('a', 1)
  })
})
