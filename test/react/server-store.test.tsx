import { expect } from '@open-wc/testing'
import { renderToString } from 'react-dom/server'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { ConsentGate, ConsentProvider } from '../../src/react'

describe('ConsentProvider on a server', () => {
  const record = (consents = allConsents()) => ({
    consents,
    consentInfo: { time: Date.now(), type: 'custom' as const },
  })
  for (const [what, consent, signals, expected] of [
    ['no decision', null, undefined, ''],
    ['a decision', record(), undefined, 'measurement marketing'],
    ['a refusal', record(onlyNecessary()), undefined, ''],
    ['a decision, and Global Privacy Control', record(), { globalPrivacyControl: true }, 'measurement'],
    ['a decision, and Do Not Track', record(), { doNotTrack: true }, ''],
    [
      'a decision, and no signal',
      record(),
      { doNotTrack: false, globalPrivacyControl: false },
      'measurement marketing',
    ],
  ] as const)
    it(`renders what ${what} of the request allows`, () => {
      const html = renderToString(
        <ConsentProvider consent={consent} {...(signals && { signals })}>
          <ConsentGate category="measurement">measurement </ConsentGate>
          <ConsentGate category="marketing">marketing</ConsentGate>
        </ConsentProvider>,
      )
      expect(html.replaceAll(/<[^>]*>/g, '').trim()).to.equal(expected)
    })
})
