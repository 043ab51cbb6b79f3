import type { TraceSettings } from '../settings'
import type { Tracer } from './tracer'

/**
 * Loads OpenTelemetry, which is a file of its own, and creates the tracer.
 * @param warn logs that spans could not be exported
 */
export async function loadTracer(settings: TraceSettings, warn: (message: string) => void): Promise<Tracer> {
  // A file beside serve.js; see build/serve.mjs.
  const file = new URL('serve-traces.js', import.meta.url).href
  const { openTelemetry } = (await import(file)) as typeof import('./open-telemetry')
  return openTelemetry(settings, warn)
}
