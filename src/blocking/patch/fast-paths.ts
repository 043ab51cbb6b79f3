import type { Passes } from './passes'

type Native = (this: unknown, ...args: unknown[]) => unknown

/**
 * Returns our function in place of a native one.
 * @param call calls the native function with its `this` as the first argument
 * @param passes decides whether a call goes to the native function
 * @param other is called in all other cases, as the native function would be
 */
export type FastPath = (call: (self: object, ...args: unknown[]) => unknown, passes: Passes, other: Native) => unknown

const { apply } = Reflect

/**
 * Our functions in place of the most frequent native ones, with the native length. Each has a literal of its own, because
 * browsers compile all functions of one literal together, and can then inline neither `passes` nor the native function.
 * A call with another number of arguments is not frequent and takes the other path.
 */
export const fastPaths = {
  appendChild: (call, passes, other) =>
    ({
      appendChild(node: unknown) {
        return arguments.length === 1 && passes(this, node, undefined, 1)
          ? call(this, node)
          : apply(other, this, arguments)
      },
    }).appendChild,
  insertBefore: (call, passes, other) =>
    ({
      insertBefore(node: unknown, next: unknown) {
        return arguments.length === 2 && passes(this, node, next, 2)
          ? call(this, node, next)
          : apply(other, this, arguments)
      },
    }).insertBefore,
  append: (call, passes, other) =>
    ({
      append() {
        const node = arguments[0] as unknown
        return arguments.length === 1 && passes(this, node, undefined, 1)
          ? call(this, node)
          : apply(other, this, arguments)
      },
    }).append,
  setAttribute: (call, passes, other) =>
    ({
      setAttribute(name: unknown, value: unknown) {
        return arguments.length === 2 && passes(this, name, value, 2)
          ? call(this, name, value)
          : apply(other, this, arguments)
      },
    }).setAttribute,
  textContent: (call, passes, other) =>
    ({
      textContent(text: unknown) {
        return arguments.length === 1 && passes(this, text, undefined, 1)
          ? call(this, text)
          : apply(other, this, arguments)
      },
    }).textContent,
} satisfies Record<string, FastPath>
