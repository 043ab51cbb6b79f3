import { expect } from '@open-wc/testing'
import { loadElementOnce } from '../../src/boot/load-element-once'

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve))
let count = 0

describe('a file that registers an element', () => {
  const errors: unknown[] = []
  const note = ({ detail }: CustomEvent): void => void errors.push(detail)
  const { error } = console
  beforeEach(() => {
    errors.length = 0
    console.error = () => {}
    document.addEventListener('consent-error', note)
  })
  afterEach(() => {
    console.error = error
    document.removeEventListener('consent-error', note)
  })

  it('is loaded at the first call only', async () => {
    const tag = `loaded-once-${++count}`
    let loads = 0
    const load = loadElementOnce(tag, async () => {
      loads++
      customElements.define(tag, class extends HTMLElement {})
    })
    expect(loads).to.equal(0)
    load()
    load()
    await nextTask()
    load()
    expect(loads).to.equal(1)
    expect(errors).to.deep.equal([])
  })

  for (const [what, answer] of [
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['registers nothing', () => Promise.resolve()],
  ] as [string, () => Promise<void>][])
    it(`is reported and loaded again if it ${what}`, async () => {
      let [loads, failures] = [0, 0]
      const tag = `loaded-once-${++count}`
      const load = loadElementOnce(
        tag,
        () => {
          loads++
          return answer()
        },
        () => failures++,
      )
      load()
      await nextTask()
      expect([loads, failures]).to.deep.equal([1, 1])
      expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: `<${tag}> could not be loaded` }])
      load()
      await nextTask()
      expect([loads, failures]).to.deep.equal([2, 2])
    })
})
