/** The span of a call; only the tracer reads it. */
export type CallSpan = object

/** What the span of a call says. It has no address, no account, no body and no query. */
export interface TracedCall {
  readonly method: string
  /** The path without identifiers. */
  readonly path: string
  /** The route, such as `/api/c15t/subjects/:id`. */
  readonly route: string
  readonly status: number
  /** The id of the call in the log. */
  readonly request: string
}

/** Creates the spans of a process. */
export interface Tracer {
  /**
   * Runs a task as the span of a call.
   * @param header returns a header, for `traceparent` and `tracestate`
   * @param task returns what the call was, once it has been answered
   */
  readonly call: (header: (name: string) => string | undefined, task: () => Promise<TracedCall>) => Promise<void>
  /** Runs a statement as a span of the call or group that sends it. Others, such as those of timers, have no span. */
  readonly statement: <T>(text: string, run: () => Promise<T>) => Promise<T>
  /** Returns the span of the call that runs; undefined outside of calls, and if its trace is not recorded. */
  readonly current: () => CallSpan | undefined
  /** Runs what several calls wait for: a span in the trace of the first one, linked with the spans of the others. */
  readonly group: <T>(name: string, calls: readonly (CallSpan | undefined)[], run: () => Promise<T>) => Promise<T>
  /** Returns the id of the trace of the call that runs, for its line in the log. */
  readonly traceId: () => string | undefined
  /** Exports the spans that wait, for a few seconds at most. */
  readonly stop: () => Promise<void>
}

/** Runs one statement; the tracer records it. */
export type TraceStatement = Tracer['statement']
