import { ownProperties } from './own-properties'

/** @returns what the text says, each object without a prototype; @throws SyntaxError where it is no JSON */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => ownProperties(value) ?? value) as unknown

/** @returns a value as JSON, whatever `toJSON` another script has put on `Object.prototype` */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name]
  })
