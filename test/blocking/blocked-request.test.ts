import { expect } from '@open-wc/testing'
import { announceBlocked, blockedText } from '../../src/blocking/blocked-request'
import { listenForBlocked } from './stand-ins'

describe('blockedText', () => {
  it('is the text of the specification', () => {
    expect(blockedText('//t.example/a?b=1')).to.equal('Request to //t.example/a?b=1 blocked due to missing consent')
  })
})

describe('announceBlocked', () => {
  it('tells the document the url, the category and the channel', () => {
    const { details, stop } = listenForBlocked()
    const request = { url: 'https://t.example/', category: 'marketing', channel: 'fetch' } as const
    announceBlocked(request)
    stop()
    expect(details).to.deep.equal([request])
  })

  it('tells it also where an element has taken the name of the method', () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.setAttribute('name', 'dispatchEvent')
    const { details, stop } = listenForBlocked()
    announceBlocked({ url: '/', category: 'marketing', channel: 'xhr' })
    stop()
    form.remove()
    expect(details).to.have.length(1)
  })
})
