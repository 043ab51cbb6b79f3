import { nativeDocument } from '../../consent/native-document'

type Child = Node | string | null | false | undefined
type Props = Readonly<Record<string, string | boolean | null | ((event: Event) => void)>>

/** Builds an element without React. Functions are event listeners; true is an empty attribute; null and false omit the attribute. */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props?: Props,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag]
export function build(tag: string, props?: Props, ...children: readonly Child[]): HTMLElement
export function build(tag: string, props: Props = {}, ...children: readonly Child[]): HTMLElement {
  const element = nativeDocument.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}
