/** Matches the types of scripts that run. Others dispatch no `load` event. */
const runs = /^$|^module$|^\w+\/(x-)?(java|ecma|j|live)script/i

/** Returns whether a script runs in a later task than its insertion, and then dispatches `load` or `error`. */
export function runsLater({ type, noModule, src }: HTMLScriptElement): boolean {
  return src !== '' && runs.test(type) && (!noModule || type === 'module')
}
