'use client'

import { useSyncExternalStore } from 'react'

const changes = ['consent-ready', 'consent-change']
const subscribe = listener => {
  for (const type of changes) document.addEventListener(type, listener)
  return () => changes.forEach(type => document.removeEventListener(type, listener))
}
const isCounted = () => window.consentManager?.hasConsentFor('measurement') ?? false

export function Counted() {
  const counted = useSyncExternalStore(subscribe, isCounted, () => false)
  return <p id="counted">This visit is {counted ? 'counted' : 'not counted'}.</p>
}
