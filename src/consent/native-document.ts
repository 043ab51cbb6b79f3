/** Returns whether a value is an element or a collection of elements, which clobbers a property of the document. */
const isElement = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof Node === 'function' && value instanceof Node)

/**
 * The document, with the browser's own properties and methods. An element with a `name` or `id`, such as `<img
 * name="querySelector">`, hides the property of that name (DOM clobbering).
 */
export const nativeDocument: Document =
  typeof Document === 'undefined'
    ? globalThis.document
    : new Proxy(document, {
        get(target, name) {
          const found: unknown = Reflect.get(target, name)
          const value = isElement(found) ? (Reflect.get(Document.prototype, name, target) as unknown) : found
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
        set(target, name, value) {
          const isOwn = Reflect.getOwnPropertyDescriptor(target, name)?.set !== undefined
          return isOwn ? Reflect.set(target, name, value) : Reflect.set(Document.prototype, name, value, target)
        },
      })
