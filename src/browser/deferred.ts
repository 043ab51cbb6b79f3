/** A promise that other code resolves. `Promise.withResolvers` is missing in browsers from before 2024. */
export interface Deferred<Value> {
  promise: Promise<Value>
  resolve: (value: Value | PromiseLike<Value>) => void
}

export function deferred<Value>(): Deferred<Value> {
  let resolve!: Deferred<Value>['resolve']
  const promise = new Promise<Value>(settle => (resolve = settle))
  return { promise, resolve }
}
