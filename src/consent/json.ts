import { ownProperties } from './own-properties'

/**
 * Parses JSON into objects without a prototype.
 * @throws SyntaxError if the text is not valid JSON
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => ownProperties(value) ?? value) as unknown

/** Serializes a value. A `toJSON` that another script has added to `Object.prototype` is ignored. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name]
  })
