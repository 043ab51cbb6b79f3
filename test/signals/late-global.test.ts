import { expect } from '@open-wc/testing'
import { lateGlobal } from '../../src/signals/late-global'

const page = window as unknown as Record<string, { ready?: boolean } | undefined>
const isReady = (value: { ready?: boolean }): boolean => value.ready === true
const settled = (): Promise<void> => Promise.resolve()

describe('lateGlobal', () => {
  afterEach(() => Reflect.deleteProperty(window, 'late'))

  it('runs a task at once if the global is ready, and leaves the page unchanged', () => {
    const value = { ready: true }
    page.late = value
    const done: unknown[] = []
    lateGlobal('late', isReady)(late => done.push(late))
    expect(done).to.deep.equal([value])
    expect(Object.getOwnPropertyDescriptor(page, 'late')).to.have.property('value', value)
  })

  it('does not create the global before the page does', async () => {
    const done: string[] = []
    const withLate = lateGlobal('late', isReady)
    withLate(() => done.push('first'))
    withLate(() => done.push('second'))
    expect(page.late).to.equal(undefined)
    page.late = { ready: true }
    await settled()
    expect(done).to.deep.equal(['first', 'second'])
    expect(Object.getOwnPropertyDescriptor(page, 'late')).to.deep.include({ writable: true, enumerable: true })
  })

  it('runs before the script that creates the global first uses it, if possible', () => {
    const done: string[] = []
    lateGlobal('late', isReady, isReady)(() => done.push('ours'))
    page.late = { ready: true }
    expect(done).to.deep.equal([])
    if (page.late) done.push('theirs')
    expect(done).to.deep.equal(['ours', 'theirs'])
  })

  it('catches errors of a task, and runs the next one', () => {
    const done: string[] = []
    const { error } = console
    console.error = () => done.push('said')
    try {
      const withLate = lateGlobal('late', isReady, isReady)
      withLate(() => {
        throw new Error('no')
      })
      withLate(() => done.push('next'))
      page.late = { ready: true }
      expect(page.late).to.deep.equal({ ready: true })
    } finally {
      console.error = error
    }
    expect(done).to.deep.equal(['said', 'next'])
  })

  it('waits until the page has loaded for a global that is declared with `var`, which cannot be watched', async () => {
    const done: unknown[] = []
    const value: { ready?: boolean } = {}
    Object.defineProperty(window, 'lateForGood', { value, writable: true, configurable: false })
    lateGlobal('lateForGood', isReady)(late => done.push(late))
    value.ready = true
    await settled()
    expect(done).to.deep.equal([])
    dispatchEvent(new Event('load'))
    dispatchEvent(new Event('load'))
    expect(done).to.deep.equal([value])
  })
})
