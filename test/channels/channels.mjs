import { coreChannels } from './core-channels.mjs'
import { evasiveChannels } from './evasive-channels.mjs'
import { furtherChannels } from './further-channels.mjs'
import { variantChannels } from './variant-channels.mjs'

/**
 * One way in which a page can make a request.
 *
 * @typedef {object} Channel
 * @property {string} id
 * @property {string} title description of the request
 * @property {(url: string, tools: import('./channel-page.mjs').Tools) => unknown} [how] makes the request, in the page
 * @property {(url: string, name: string) => string} [html] returns markup after the guard that makes the request;
 *   `name` can be used as a class
 * @property {boolean} [call] the markup makes a call, which fails when it is blocked and is not repeated on consent
 * @property {boolean} [head] the markup belongs into <head>
 * @property {string} [before] a script that runs in the page before the guard
 * @property {boolean} [alone] the channel affects others, so it has its own page
 * @property {boolean} [byHost] the channel only opens a connection, so its host name identifies it
 * @property {boolean} [datagrams] the channel sends no HTTP, so the port identifies it
 */

export const groups = {
  core: coreChannels,
  variant: variantChannels,
  evasive: evasiveChannels,
  further: furtherChannels,
}

/** @type {(Channel & { group: string })[]} */
export const channels = Object.entries(groups).flatMap(([group, list]) => list.map(channel => ({ ...channel, group })))

const ids = channels.map(({ id }) => id)
const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
if (twice.length > 0) throw new Error(`Two channels are named ${twice.join(', ')}`)
