const { call } = Function.prototype

/** Makes a method a function whose first argument is what it is called on. */
const free = <Self, Args extends unknown[], Result>(
  method: (...args: Args) => Result,
): ((self: Self, ...args: Args) => Result) => call.bind(method as never)

const texts = String.prototype

/**
 * The browser's own methods, as they are before a page can replace them by what answers as it suits: what decides about a
 * request reads texts by these alone.
 */
export const startsWith = free<string, [part: string], boolean>(texts.startsWith)
export const endsWith = free<string, [part: string], boolean>(texts.endsWith)
export const indexOf = free<string, [part: string], number>(texts.indexOf)
export const lastIndexOf = free<string, [part: string], number>(texts.lastIndexOf)
export const slice = free<string, [from: number, to?: number], string>(texts.slice)
export const replaceIn = free<string, [pattern: RegExp, by: string | ((part: string) => string)], string>(
  texts.replace as (pattern: RegExp, by: unknown) => string,
)
export const exec = free<RegExp, [text: string], RegExpExecArray | null>(RegExp.prototype.exec)
