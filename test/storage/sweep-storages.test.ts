import { expect } from '@open-wc/testing'
import { sweepStorages } from '../../src/storage/sweep-storages'
import { breakStorage } from '../support/break-storage'
import { eventually } from '../support/eventually'

const isTrace = (name: string): boolean => name.startsWith('swept')
const makeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
    request.addEventListener('error', () => reject(request.error))
  })
const databases = async (): Promise<(string | undefined)[]> =>
  (await indexedDB.databases()).map(({ name }) => name).toSorted()

describe('deleting from storages', () => {
  beforeEach(async () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['swept1', 'swept2', 'kept']) storage.setItem(name, '1')
    for (const name of ['swept', 'kept']) {
      await makeDatabase(name)
      await caches.open(name)
    }
  })
  afterEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of ['swept', 'kept']) {
      indexedDB.deleteDatabase(name)
      await caches.delete(name)
    }
  })

  it('deletes only matching entries of local and session storage, databases and caches', async () => {
    await sweepStorages(isTrace)
    for (const storage of [localStorage, sessionStorage])
      expect(Object.keys(storage).filter(name => /^(swept|kept)/.test(name))).to.deep.equal(['kept'])
    expect(await caches.keys()).to.deep.equal(['kept'])
    await eventually(async () => expect(await databases()).not.to.include('swept'))
    expect(await databases()).to.include('kept')
  })

  it('asks about each entry with its kind, because a name means another thing in another storage', async () => {
    const asked: string[] = []
    await sweepStorages((name, kind) => {
      if (/^(swept|kept)$/.test(name)) asked.push(`${kind} ${name}`)
      return false
    })
    expect(asked.toSorted()).to.deep.equal([
      'cache kept',
      'cache swept',
      'indexedDB kept',
      'indexedDB swept',
      'localStorage kept',
      'sessionStorage kept',
    ])
  })

  it('continues if one kind of storage is not accessible', async () => {
    const restore = breakStorage('getter throws')
    try {
      await sweepStorages(isTrace)
    } finally {
      restore()
    }
    expect(await caches.keys()).to.deep.equal(['kept'])
    expect(Object.keys(sessionStorage)).to.not.include('swept1')
    expect(Object.keys(localStorage)).to.include('swept1')
  })

  it('leaves everything where the page has no origin, as in a sandboxed frame', async () => {
    Object.defineProperty(window, 'origin', { configurable: true, value: 'null' })
    try {
      await sweepStorages(isTrace)
    } finally {
      Object.defineProperty(window, 'origin', { configurable: true, value: location.origin })
    }
    expect(Object.keys(localStorage)).to.include('swept1')
    expect(await caches.keys()).to.include('swept')
  })
})
