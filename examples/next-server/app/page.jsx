import { Counted } from './counted'

export default function Page() {
  return (
    <main>
      <h1>A shop on Next’s server</h1>
      <Counted />
      <button type="button" data-consent-open>
        Privacy settings
      </button>
    </main>
  )
}
