/** Attributes by name; `false` omits one. */
type Attributes = Record<string, string | false>

/** Creates an element with attributes and children. Strings become text nodes. */
export function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== false) element.setAttribute(name, value)
  element.append(...children)
  return element
}
