import type { ViewElement } from './view-element'
import type { ConsentOptions } from '../options/options'

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''
type OwnNames<E extends HTMLElement> = Exclude<keyof E, keyof ViewElement> & string
/** Those that have an attribute, which no object has. */
type AttributeNames<E extends HTMLElement> = {
  [Name in OwnNames<E>]: NonNullable<E[Name]> extends string | number | boolean ? Name : never
}[OwnNames<E>] &
  string
/** What an attribute may say: as the options have it, where it is one of them. */
type Written<E, Name extends keyof E> =
  NonNullable<E[Name]> extends boolean
    ? boolean | ''
    : NonNullable<E[Name]> extends number
      ? number | `${number}`
      : Extract<Name extends keyof ConsentOptions ? ConsentOptions[Name] : E[Name], string>

/** The properties of a tag's class, as one sets them. */
export type TagProperties<E extends HTMLElement> = {
  [Name in OwnNames<E>]?: (Name extends AttributeNames<E> ? Written<E, Name> : E[Name]) | undefined
}

/** Those of its properties that no attribute can hold. */
export type TagObjects<E extends HTMLElement> = {
  [Name in Exclude<OwnNames<E>, AttributeNames<E>>]?: E[Name] | undefined
}

/** Its attributes, as one writes them. */
export type TagAttributes<E extends HTMLElement> = {
  [Name in AttributeNames<E> as Kebab<Name>]?: Written<E, Name> | undefined
}
