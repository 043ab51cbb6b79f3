import { createSignal } from 'solid-js'

export function App() {
  const [count, setCount] = createSignal(0)
  return (
    <div id="app">
      <button id="count" onClick={() => setCount(count() + 1)}>
        {count()}
      </button>
      <iframe
        id="map"
        data-consent="experience"
        data-src="/page/?html=map"
        title="Map"
        width="400"
        height="300"
        sandbox=""
      />
      <script type="text/plain" data-consent="marketing">
        {'window.ran = (window.ran || 0) + 1'}
      </script>
    </div>
  )
}
