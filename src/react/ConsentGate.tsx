import type { ReactNode } from 'react'
import type { CategoryName } from '../consent/categories'
import { useValue } from '../views/consent-context'
import { effectiveConsentsAtom } from '../store/record-atoms'
import { useKnownCategory } from './known-category'

interface GateProps {
  category: CategoryName
  /** Shown while the category is not granted. */
  fallback?: ReactNode
  children?: ReactNode
}

/**
 * Renders its children only while a category is granted, and removes them on withdrawal.
 * @throws Error outside a ConsentProvider
 */
export function ConsentGate({ category, fallback = null, children }: GateProps) {
  const known = useKnownCategory('<ConsentGate category>', category)
  const effectiveConsents = useValue(effectiveConsentsAtom)
  return known && effectiveConsents[category] ? children : fallback
}
