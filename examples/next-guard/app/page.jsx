import { Suspense } from 'react'
import { Counted } from './counted'

// Arrives later than the rest of the page.
async function Stock() {
  await new Promise(resolve => setTimeout(resolve, 300))
  return <p>Three in stock.</p>
}

export default function Page() {
  return (
    <main>
      <h1>A shop in Next</h1>
      <Counted />
      <Suspense fallback={<p>…</p>}>
        <Stock />
      </Suspense>
      <button type="button" data-consent-open>
        Privacy settings
      </button>
    </main>
  )
}
