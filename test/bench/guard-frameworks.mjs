import { servePages } from './guard-pages.mjs'
import { compareTurns, heads } from './guard-turns.mjs'

const frameworks = ['vanilla', 'React', 'Vue']

/**
 * Prints what the operations of js-framework-benchmark take with rendering, in pages with the guard over a page without,
 * for each framework. Our pages do the same operations with code of our own.
 * @param {{ rounds: number, processes: number, only: string }} how as in compareTurns
 */
export async function compareFrameworks(how) {
  for (const framework of frameworks) {
    const script = `page-${framework.toLowerCase()}.js`
    const pageOf = query =>
      `<!doctype html><title>bench</title>${heads[query.get('kind')]}<body><main></main><script src="/${script}"></script>`
    const { origin, stop } = await servePages(pageOf, [script])
    const kinds = ['untouched', 'untouched again', 'blocked', 'granted later']
    await compareTurns(framework, origin, { ...how, kinds, draws: true })
    stop()
  }
}
