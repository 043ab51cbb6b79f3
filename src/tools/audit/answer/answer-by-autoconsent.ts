import { readFileSync } from 'node:fs'
import { findPeer } from '../../find-peer'
import { evaluateIn, type AuditFrame } from '../browser/audit-frame'
import type { Visit } from '../browser/visit'
import { sleep } from '../../sleep'

interface Message {
  type: string
  id?: string
  code?: string
  cmp?: string
  result?: boolean
}
const world = 'consent-elements-autoconsent'
const binding = '__consentElementsAutoconsent'

/** How long to look for a banner, and how long its rule may take, in milliseconds. */
const FIND = 3500
const ANSWER = 15_000

interface Package {
  script: string
  rules: string
}
let loaded: Package | null | undefined
function loadPackage(): Package | null {
  const entry = findPeer('@duckduckgo/autoconsent')
  const rules = findPeer('@duckduckgo/autoconsent/rules/rules.json')
  if (entry === null || rules === null) return null
  // This script contains no rules and communicates with its host. The package's own tests use it the same way.
  const script = readFileSync(new URL('autoconsent.playwright.js', entry), 'utf8')
  return { script, rules: readFileSync(new URL(rules), 'utf8') }
}

/**
 * Makes the choice by the rules of DuckDuckGo's autoconsent, in all frames at once.
 * @param onChoice called right before the first click
 * @returns the name of the matching rule; null if autoconsent is not installed, or if no rule matches or works
 */
export async function answerByAutoconsent(
  visit: Visit,
  choice: 'accept' | 'reject',
  onChoice: () => void,
): Promise<string | null> {
  loaded = loaded === undefined ? loadPackage() : loaded
  if (loaded === null) return null
  const { script, rules } = loaded
  const autoAction = choice === 'accept' ? 'optIn' : 'optOut'
  const config = {
    enabled: true,
    autoAction,
    disabledCmps: [],
    enablePrehide: false,
    enableCosmeticRules: false,
    enableGeneratedRules: true,
    detectRetries: 4,
    isMainWorld: false,
    prehideTimeout: 2000,
    enableHeuristicDetection: false,
    heuristicMode: 'off',
    visualTest: false,
    logs: {},
  }
  const start = `autoconsentReceiveMessage({ type: 'initResp', config: ${JSON.stringify(config)}, rules: ${rules} })`
  const seen = { cmp: null as string | null, found: false, result: null as boolean | null }
  const stops: (() => void)[] = []

  const inject = async (frame: AuditFrame) => {
    const { session } = frame
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frame.id,
      worldName: world,
    })
    const evaluate = (expression: string) =>
      session.send('Runtime.evaluate', { expression, contextId: executionContextId }).catch(() => {})
    const answer = async (message: Message) => {
      if (message.type === 'init') await evaluate(start)
      if (message.type === 'eval') {
        const result = await evaluateIn(frame, message.code ?? '', 'page')
        const reply = JSON.stringify({ type: 'evalResp', id: message.id, result: result ?? false })
        await evaluate(`autoconsentReceiveMessage(${reply})`)
      }
      if (message.type === 'cmpDetected') seen.cmp ??= message.cmp ?? null
      if (message.type === 'popupFound') {
        onChoice()
        Object.assign(seen, { found: true, cmp: message.cmp ?? null })
      }
      if (message.type === `${autoAction}Result`) seen.result = message.result ?? false
    }
    const listen = ({
      name,
      payload,
      executionContextId: from,
    }: {
      name: string
      payload: string
      executionContextId: number
    }) => {
      if (name === binding && from === executionContextId) void answer(JSON.parse(payload) as Message)
    }
    session.on('Runtime.bindingCalled', listen)
    stops.push(() => session.off('Runtime.bindingCalled', listen))
    await session.send('Runtime.addBinding', { name: binding, executionContextName: world })
    await evaluate(`globalThis.autoconsentSendMessage = async message => ${binding}(JSON.stringify(message));${script}`)
  }
  const frames = await visit.frames()
  await Promise.all(frames.filter(({ url }) => /^https?:/.test(url)).map(frame => inject(frame).catch(() => {})))
  const began = Date.now()
  const isOver = () =>
    seen.result !== null || Date.now() - began > (seen.found ? ANSWER : seen.cmp === null ? FIND : 2 * FIND)
  while (!isOver()) await sleep(100)
  for (const stop of stops) stop()
  return seen.result === true ? (seen.cmp ?? 'a rule') : null
}
