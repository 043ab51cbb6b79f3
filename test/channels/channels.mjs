import { coreChannels } from './core-channels.mjs'
import { evasiveChannels } from './evasive-channels.mjs'
import { furtherChannels } from './further-channels.mjs'
import { variantChannels } from './variant-channels.mjs'

/**
 * One way in which a page can make a request.
 *
 * @typedef {object} Channel
 * @property {string} id
 * @property {string} title what happens, in words
 * @property {(url: string, tools: import('./channel-page.mjs').Tools) => unknown} [how] does it, in the page
 * @property {(url: string, name: string) => string} [html] the same as markup of the served page, after the guard;
 *   `name` can serve as a class
 * @property {boolean} [call] the markup makes a call, which is told when it is held and not made again on a yes
 * @property {boolean} [head] the markup belongs into <head>
 * @property {string} [before] a script that runs in the page before the guard
 * @property {boolean} [alone] it disturbs others, so it has a page to itself
 * @property {boolean} [byHost] no more than a connection is made, so its host tells whose it is
 * @property {boolean} [datagrams] what arrives is not HTTP, so the port tells whose it is
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
