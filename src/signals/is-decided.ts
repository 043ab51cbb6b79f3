import { grantsMore } from './grants-more'
import type { ConsentSnapshot } from './consent-snapshot'

/**
 * Returns whether the consents in force come from the visitor's decision, or from a jurisdiction that grants categories
 * without one.
 */
export const isDecided = ({ consents, time }: ConsentSnapshot): boolean => time !== undefined || grantsMore(consents)
