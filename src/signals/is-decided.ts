import { grantsMore } from './grants-more'
import type { InForce } from './consent-snapshot'

/** Whether somebody has decided what is in force: the visitor, or a jurisdiction in which things are on unasked. */
export const isDecided = ({ consents, time }: InForce): boolean => time !== undefined || grantsMore(consents)
