import { expect } from '@open-wc/testing'
import { downloadJson } from '../../src/views/download-json'
import { stopClock } from '../support/fake-clock'

describe('downloadJson', () => {
  const { click } = HTMLAnchorElement.prototype
  const { revokeObjectURL } = URL
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => (clock = stopClock()))
  afterEach(() => {
    clock.restore()
    HTMLAnchorElement.prototype.click = click
    URL.revokeObjectURL = revokeObjectURL
  })

  it('saves a value under a name, and frees the memory once the browser has read it', async () => {
    const links: { name: string; url: string }[] = []
    const freed: string[] = []
    HTMLAnchorElement.prototype.click = function () {
      links.push({ name: this.download, url: this.href })
    }
    URL.revokeObjectURL = url => {
      freed.push(url)
      revokeObjectURL.call(URL, url)
    }
    downloadJson('choices.json', [{ a: 1 }])
    const [{ name, url }] = links as [{ name: string; url: string }]
    expect(links).to.have.length(1)
    expect(name).to.equal('choices.json')
    const response = await fetch(url)
    expect(response.headers.get('content-type')).to.equal('application/json')
    expect(await response.json()).to.deep.equal([{ a: 1 }])
    await clock.pass(9000)
    expect(freed).to.deep.equal([])
    await clock.pass(1000)
    expect(freed).to.deep.equal([url])
  })
})
