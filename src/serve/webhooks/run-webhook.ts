import { randomUUID } from 'node:crypto'
import { accessLog } from '../access/access-log'
import { commandUser } from '../access/run-access'
import type { Query } from '../database'
import { plainJson } from '../plain-json'
import { plainText } from '../plain-text'
import type { SigningKey } from '../signing-key'
import { resend } from './resend'
import { sendMessage } from './webhook-message'
import { webhookTable } from './webhook-table'

type Write = (text: string) => void | Promise<void>

/** What the commands about webhooks read from the command line. */
export interface WebhookArguments {
  /** `add`, `list`, `remove`, `test`, `failed` or `retry`, and the address or id. */
  readonly words: readonly string[]
  readonly sites?: string | undefined
  readonly events?: string | undefined
}

const split = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Sends the dead letters again, or one of them. @returns the exit status */
async function retry(query: Query, id: string, write: Write): Promise<number> {
  let count = 0
  let hasFailed = false
  for await (const { id: letter, isDone, reason } of resend(query, id)) {
    count++
    if (!isDone) hasFailed = true
    await write(`${letter} ${isDone ? 'delivered' : `failed: ${plainText(reason)}`}\n`)
  }
  if (id !== '' && count === 0) throw new TypeError(`No dead letter has the id "${id}"; see: consents webhook failed`)
  return hasFailed ? 1 : 0
}

/**
 * Runs `consents webhook`.
 * @returns the exit status
 * @throws TypeError with what is allowed
 */
export async function runWebhook(
  query: Query,
  key: SigningKey,
  { words: [action = 'list', name = '', ...more], sites, events = 'decisions' }: WebhookArguments,
  write: Write,
): Promise<number> {
  const table = webhookTable(query)
  if (more.length > 0) throw new TypeError(`"${more.join(' ')}" is too much`)
  const log = (did: 'added webhook' | 'removed webhook', webhook: { url: string; sites: readonly string[] }) =>
    accessLog.append(query, key, {
      person: commandUser(),
      action: did,
      site: webhook.sites.join(' ').slice(0, 255),
      detail: new URL(webhook.url).origin,
    })
  const none = () => new TypeError(`No webhook has the id "${name}"; see: consents webhook list`)
  if (action === 'list') {
    for (const { secret: _, ...webhook } of await table.list()) await write(`${plainJson(webhook)}\n`)
    return 0
  }
  if (action === 'add') {
    const webhook = await table.add({ url: name, sites: split(sites), events: split(events) })
    await log('added webhook', webhook)
    await write(`Webhook ${webhook.id}: ${webhook.events.join(', ')}\nIts secret:\n${webhook.secret}\n`)
    return 0
  }
  if (action === 'remove') {
    const webhook = await table.remove(name)
    if (!webhook) throw none()
    await log('removed webhook', webhook)
    await write(`The webhook to ${plainText(new URL(webhook.url).origin)} is removed\n`)
    return 0
  }
  if (action === 'test') {
    const webhook = (await table.list()).find(({ id }) => id === name)
    if (!webhook) throw none()
    const message = { id: `test_${randomUUID()}`, type: 'consents.test', data: {} }
    const { isDone, reason } = await sendMessage(webhook, message)
    await write(isDone ? 'delivered\n' : `failed: ${plainText(reason)}\n`)
    return isDone ? 0 : 1
  }
  if (action === 'failed') {
    const letters = await table.deadLetters()
    for (const letter of letters) await write(`${plainJson(letter)}\n`)
    return letters.length === 0 ? 0 : 1
  }
  if (action === 'retry') return retry(query, name, write)
  throw new TypeError(
    `"webhook ${action}" is given; allowed are webhook add URL, list, remove ID, test ID, failed and retry [ID]`,
  )
}
