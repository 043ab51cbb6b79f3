const { call } = Function.prototype

/** Makes a method a function whose first argument is what it is called on. */
const uncurryThis = <Self, Args extends unknown[], Result>(
  method: (...args: Args) => Result,
): ((self: Self, ...args: Args) => Result) => call.bind(method as never)

const texts = String.prototype

/**
 * The browser's own methods, as they are before a page can replace them by what answers as it suits: what decides about a
 * request reads texts by these alone.
 */
export const startsWith = uncurryThis<string, [part: string], boolean>(texts.startsWith)
export const endsWith = uncurryThis<string, [part: string], boolean>(texts.endsWith)
export const indexOf = uncurryThis<string, [part: string], number>(texts.indexOf)
export const lastIndexOf = uncurryThis<string, [part: string], number>(texts.lastIndexOf)
export const slice = uncurryThis<string, [from: number, to?: number], string>(texts.slice)
export const replaceIn = uncurryThis<string, [pattern: RegExp, by: string | ((part: string) => string)], string>(
  texts.replace as (pattern: RegExp, by: unknown) => string,
)
export const exec = uncurryThis<RegExp, [text: string], RegExpExecArray | null>(RegExp.prototype.exec)
