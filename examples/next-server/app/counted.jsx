'use client'

import { useConsentFor } from 'consent-elements/react'

export function Counted() {
  return <p id="counted">This visit is {useConsentFor('measurement') ? 'counted' : 'not counted'}.</p>
}
