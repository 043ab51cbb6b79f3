// Bodies of decisions: those that cost the server the most for their size, and ordinary ones.
import { createHash, randomUUID } from 'node:crypto'

/** The hash of a text that visitors of a German site see, so the server looks for it. */
const knownHash = createHash('sha256')
  .update('Zusatzfunktionen\nZum Beispiel Chat, Formulare anderer Anbieter oder gespeicherte Vorlieben.')
  .digest('hex')
const subject = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
/** Returns a body with another subject, so that the decision is a new one. */
export const freshSubject = body => body.replace(/sub_\w+/, subject)
/** Renders a decision of a new subject. */
export const honestDecision = (metadata, more = {}) =>
  JSON.stringify({
    type: 'cookie_banner',
    subjectId: subject(),
    domain: 'attacked.test',
    preferences: { necessary: true, marketing: false },
    givenAt: Date.now(),
    consentAction: 'necessary',
    uiSource: 'banner',
    metadata,
    ...more,
  })
const purposesOf = (count, text) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, { text }]))
/** Bodies that cost the most work for their size. */
export const costlyBodies = {
  'one text many times': () => honestDecision({ receipt: { language: 'de', purposes: purposesOf(700, knownHash) } }),
  'many texts': () =>
    honestDecision({
      receipt: {
        language: 'ja',
        purposes: Object.fromEntries(
          Array.from({ length: 700 }, (_, at) => [at, { text: createHash('sha256').update(`${at}`).digest('hex') }]),
        ),
      },
    }),
  'many short keys': () => honestDecision(Object.fromEntries(Array.from({ length: 3900 }, (_, at) => [`key${at}`, 0]))),
  'many nested lists': () => honestDecision({ list: Array.from({ length: 600 }, () => [[[[[[]]]]]]) }),
  'one long text': () => honestDecision({ note: '\u00e4"\\'.repeat(6000) }),
  'another document': () => honestDecision({ note: 'x' }, { type: 'privacy_policy' }),
  'free texts': () =>
    honestDecision(
      { receipt: { policyVersion: randomUUID(), language: randomUUID().slice(0, 8) } },
      { uiSource: randomUUID() },
    ),
  'new sites': () => honestDecision({}, { domain: `${randomUUID()}.test` }),
}
/** What the attack is compared with: as many ordinary decisions, which take their time as well. */
export const ordinaryBody = () =>
  honestDecision({ receipt: { language: 'en', policyVersion: '1', purposes: { necessary: { decision: 'granted' } } } })
