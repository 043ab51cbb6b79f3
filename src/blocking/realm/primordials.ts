const { call } = Function.prototype

/** Returns a function that calls a method with its first argument as `this`. */
export const uncurryThis = <Self, Args extends unknown[], Result>(
  method: (...args: Args) => Result,
): ((self: Self, ...args: Args) => Result) => call.bind(method as never)

const texts = String.prototype

/**
 * The browser's own string methods, saved before a page can replace them. Code that decides about requests uses only
 * these, so that the page cannot change the result.
 */
export const startsWith = uncurryThis<string, [part: string], boolean>(texts.startsWith)
export const endsWith = uncurryThis<string, [part: string], boolean>(texts.endsWith)
export const indexOf = uncurryThis<string, [part: string, from?: number], number>(texts.indexOf)
export const lastIndexOf = uncurryThis<string, [part: string, from?: number], number>(texts.lastIndexOf)
export const slice = uncurryThis<string, [from: number, to?: number], string>(texts.slice)
export const replace = uncurryThis<string, [pattern: RegExp, by: string | ((part: string) => string)], string>(
  texts.replace as (pattern: RegExp, by: unknown) => string,
)
export const exec = uncurryThis<RegExp, [text: string], RegExpExecArray | null>(RegExp.prototype.exec)
