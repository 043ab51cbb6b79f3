import type { TraceStatement } from './tracer'

type AnyQuery = (given: string | { readonly text?: string }, ...more: unknown[]) => Promise<unknown>

/** Records each statement of a client, whoever sends it: our own code, and @c15t/backend by Kysely. */
export function traceQueries<T extends { query: unknown }>(client: T, trace: TraceStatement | undefined): T {
  if (!trace) return client
  const query = (client.query as AnyQuery).bind(client)
  const traced: AnyQuery = (given, ...more) =>
    trace(typeof given === 'string' ? given : (given.text ?? ''), () => query(given, ...more))
  client.query = traced
  return client
}
