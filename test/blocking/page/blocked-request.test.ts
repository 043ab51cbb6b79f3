import { expect } from '@open-wc/testing'
import { blockedText } from '../../../src/blocking/page/blocked-request'

describe('blockedText', () => {
  it('returns the message of the specification', () => {
    expect(blockedText('//t.example/a?b=1')).to.equal('Request to //t.example/a?b=1 blocked due to missing consent')
  })
})
