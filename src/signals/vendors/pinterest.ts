import { lateGlobal } from '../late-global'
import type { Vendor } from '../vendor'

type Tag = ((...words: unknown[]) => void) & { queue?: unknown[] }

/** The Pinterest tag. */
export const pinterest: Vendor = {
  asks: ['marketing'],
  start({ global = 'pintrk' }) {
    const withTag = lateGlobal<Tag>(
      global,
      pintrk => typeof pintrk === 'function',
      pintrk => pintrk.queue !== undefined,
    )
    const say = (granted: boolean): void => withTag(pintrk => pintrk('setconsent', granted))
    say(false)
    return ({ consents }) => say(consents.marketing)
  },
}
