import { grantsMore } from './grants-more'
import type { ConsentSnapshot } from './consent-snapshot'

/** Whether somebody has decided what is in force: the visitor, or a jurisdiction in which things are on unasked. */
export const isDecided = ({ consents, time }: ConsentSnapshot): boolean => time !== undefined || grantsMore(consents)
