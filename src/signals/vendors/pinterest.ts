import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

type Tag = ((...words: unknown[]) => void) & { queue?: unknown[] }

/**
 * The Pinterest tag.
 * @pending `pintrk('setconsent', false)`
 * @granted `pintrk('setconsent', true)`
 * @denied `pintrk('setconsent', false)`
 */
export const pinterest = defineVendor({
  categories: ['marketing'],
  start({ global = 'pintrk' }) {
    const withTag = lateGlobal<Tag>(
      global,
      pintrk => typeof pintrk === 'function',
      pintrk => pintrk.queue !== undefined,
    )
    const send = (granted: boolean): void => withTag(pintrk => pintrk('setconsent', granted))
    send(false)
    return ({ consents }) => send(consents.marketing)
  },
})
