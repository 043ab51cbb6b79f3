/** Attributes by their names; `false` leaves one out. */
type Attributes = Record<string, string | false>

/** Builds an element from its attributes and what it contains; texts stay texts. */
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
