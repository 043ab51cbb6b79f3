import type { ReactNode } from 'react'
import type { CategoryName } from '../consent/categories'
import { useValue } from '../views/consent-context'
import { effectiveConsentsAtom } from '../store/record-atoms'
import { useKnownCategory } from './known-category'

interface GateProps {
  category: CategoryName
  /** What stands there meanwhile. */
  fallback?: ReactNode
  children?: ReactNode
}

/** Draws what stands in it only while a category is in force, and takes it away on a withdrawal. @throws Error outside a ConsentProvider */
export function ConsentGate({ category, fallback = null, children }: GateProps) {
  const known = useKnownCategory('<ConsentGate category>', category)
  const effectiveConsents = useValue(effectiveConsentsAtom)
  return known && effectiveConsents[category] ? children : fallback
}
