import type { ViewElement } from './elements/view-element'
import type { ConsentOptions } from './options'

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''
type OwnNames<E extends HTMLElement> = Exclude<keyof E, keyof ViewElement> & string
/** What may be written: as the options have it, where the property is one of them. */
type Written<E, Name extends keyof E> =
  NonNullable<E[Name]> extends boolean
    ? boolean | ''
    : Extract<Name extends keyof ConsentOptions ? ConsentOptions[Name] : E[Name], string>

/** The properties of a tag's class, as one sets them. */
export type TagProperties<E extends HTMLElement> = { [Name in OwnNames<E>]?: Written<E, Name> | undefined }

/** Its attributes, as one writes them. */
export type TagAttributes<E extends HTMLElement> = {
  [Name in OwnNames<E> as Kebab<Name>]?: Written<E, Name> | undefined
}
