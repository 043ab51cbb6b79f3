import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '../../consent/version'
import type { TraceSettings } from '../settings'
import type { Tracer } from './tracer'

/** What a statement writes, at its start or in a `with`. */
const WRITES = /(?:^|\()\s*(insert\s+into|delete\s+from|update)\s+"?(\w+)/i
const READS = /\bfrom\s+"?([a-z]\w*)/i

/**
 * Returns the short name of a statement: the operation and the first table that it writes, otherwise the first one that it
 * reads, such as `INSERT consent`.
 */
function statementName(text: string): string {
  const [, operation, table] = WRITES.exec(text) ?? []
  if (operation) return `${operation.slice(0, 6).toUpperCase()} ${table}`
  const [word = ''] = /^\s*\w+/.exec(text) ?? []
  const [, read] = READS.exec(text) ?? []
  return `${word.trim().toUpperCase()}${read ? ` ${read}` : ''}`
}

/** How long the end of the process waits for the export, in milliseconds. */
const PATIENCE = 3000
/** The methods that name a span. Visitors can send any. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'error')
}

/** Marks a span as failed. Messages of a database can have values of visitors, so only its code is recorded. */
function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Creates a tracer that exports by OTLP over HTTP, in batches. While the collector does not respond, spans are dropped. */
export function openTelemetry({ url, share, service }: TraceSettings, warn: (message: string) => void): Tracer {
  const exporter = new OTLPTraceExporter({ url })
  let hasFailed = false
  /** Logs the first failure, and the first one after an export that succeeded. */
  const report = (error: Error | undefined): void => {
    if (error && !hasFailed) warn(`Traces could not be exported to ${url}: ${error.message}`)
    hasFailed = error !== undefined
  }
  const ratio = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': service, 'service.version': version })),
    // A visitor can claim that a trace is recorded, so the share counts for these as well.
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, result => {
              report(result.error)
              done(result)
            }),
          forceFlush: () => exporter.forceFlush(),
          shutdown: () => exporter.shutdown(),
        },
      }),
    ],
  })
  const tracer = provider.getTracer('consent-elements', version)
  const propagator = new W3CTraceContextPropagator()
  // Not the context of the API, which a program that embeds the server may have set up.
  const active = new AsyncLocalStorage<Span>()
  const below = (span: Span) => trace.setSpan(ROOT_CONTEXT, span)

  async function run<T>(span: Span, task: () => Promise<T>): Promise<T> {
    try {
      return await active.run(span, task)
    } catch (error) {
      fail(span, codeOf(error))
      throw error
    } finally {
      span.end()
    }
  }

  return {
    async call(header, task) {
      const parent = propagator.extract(ROOT_CONTEXT, header, {
        keys: () => ['traceparent', 'tracestate'],
        get: (read, name) => read(name),
      })
      const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER }, parent)
      await run(span, async () => {
        const { method, path, route, status, request } = await task()
        const known = methods.has(method) ? method : '_OTHER'
        span.updateName(`${known === '_OTHER' ? 'HTTP' : known} ${route}`)
        span.setAttributes({
          'http.request.method': known,
          'http.route': route,
          'url.path': path,
          'http.response.status_code': status,
          'consents.request': request,
        })
        if (status >= 500) fail(span, String(status))
      })
    },
    statement(text, task) {
      const parent = active.getStore()
      if (!parent?.isRecording()) return task()
      const name = statementName(text)
      const attributes: Attributes = {
        'db.system.name': 'postgresql',
        'db.query.summary': name,
        'db.query.text': text,
      }
      return run(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, below(parent)), task)
    },
    current() {
      const span = active.getStore()
      return span?.isRecording() ? span : undefined
    },
    group(name, calls, task) {
      const [first, ...others] = calls.filter(call => call !== undefined) as Span[]
      if (!first) return active.exit(task)
      const links = others.map(call => ({ context: call.spanContext() }))
      const attributes = { 'consents.group.size': calls.length }
      const span = tracer.startSpan(name, { links, attributes }, below(first))
      for (const call of others) call.addLink({ context: span.spanContext() })
      return run(span, task)
    },
    traceId() {
      const context = active.getStore()?.spanContext()
      return context && isSpanContextValid(context) ? context.traceId : undefined
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<Error>(resolve => {
        timer = setTimeout(() => resolve(new Error('the collector does not respond')), PATIENCE)
      })
      const ended = provider.shutdown().then(
        () => undefined,
        (error: Error) => error,
      )
      report(await Promise.race([ended, late]))
      clearTimeout(timer)
    },
  }
}
