/** Builds an element. Attributes that are functions become listeners; `false` and `null` leave the attribute out. */
export function build(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : value)
  element.append(...children.filter(child => child !== null && child !== undefined))
  return element
}

/** Builds a field: label, control, and help below it. */
export function field(label, control, help = '', attributes = {}) {
  const about = help === '' ? null : build('small', { id: `${control.id}-about` }, help)
  if (about) control.setAttribute('aria-describedby', about.id)
  return build('div', { class: 'field', ...attributes }, build('label', { for: control.id }, label), control, about)
}

/** Builds a section that folds. Its summary shows how many of its values differ from the defaults. */
export const section = (title, isOpen, ...fields) =>
  build(
    'details',
    { open: isOpen },
    build('summary', {}, title, build('span', { class: 'badge good changed', 'data-count': 0 })),
    build('div', { class: 'stack' }, ...fields),
  )
