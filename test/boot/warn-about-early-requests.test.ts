import { expect } from '@open-wc/testing'
import { requestLog, type LoggedRequest } from '../../src/blocking/page/request-log'
import { warnAboutEarlyRequests } from '../../src/boot/warn-about-early-requests'
import { eventually } from '../support/eventually'

const blocked = (url: string, more: Partial<LoggedRequest> = {}): LoggedRequest => ({
  url,
  category: 'marketing',
  channel: 'img',
  time: 1,
  state: 'held',
  ...more,
})

describe('the warning about requests before the guard', () => {
  const { warn } = console
  let warned: string[]
  beforeEach(() => {
    warned = []
    console.warn = (text: string) => warned.push(text)
  })
  afterEach(() => {
    console.warn = warn
    requestLog().length = 0
  })

  it('names the requests that the browser may have sent, and no others', async () => {
    requestLog().push(
      blocked('https://held.example/a'),
      blocked('https://early.example/b', { mayHaveBeenRequested: true }),
    )
    warnAboutEarlyRequests()
    await eventually(() => expect(warned).to.have.length(1))
    expect(warned[0]).to.match(/^consent-elements: /)
    expect(warned[0]).to.contain('early.example').and.not.contain('held.example')
  })
})
