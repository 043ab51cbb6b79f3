import { nativeDocument } from '../../consent/native-document'
import type { ConsentStore } from '../../store/create-consent-store'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { languageAtom } from '../../store/language-atoms'
import { consentModelAtom, effectiveConsentsAtom, recordAtom } from '../../store/record-atoms'
import { serviceStatesAtom } from '../../store/service-atoms'
import { textsAtom } from '../../store/text-atoms'
import { adoptStyles } from '../adopt-styles'
import { statusFacts } from './status-facts'

/** The title of the link that California's rules name (11 CCR §7015), in the languages of the rules' own texts. */
const choices: Readonly<Record<string, string | undefined>> = {
  en: 'Your Privacy Choices',
  es: 'Sus opciones de privacidad',
}

const styles = `
[part=status]{display:block;max-inline-size:36em;font-size:.875em;line-height:1.4}
[part=status]:empty{display:none}
[part=fact]{display:block;position:relative;margin-block-start:.375em;text-wrap:pretty}
[part=fact]:not(:only-child){padding-inline-start:1em}
[part=fact]:not(:only-child)::before{content:"";position:absolute;inset-block-start:.55em;inset-inline-start:0;border:.15em solid;border-radius:50%}
[part=choices-icon]{display:inline-block;inline-size:2.143em;block-size:1em;margin-inline-start:.375em;vertical-align:-.1em}
`

/** The icon of the rules: a pill with a check in its white half, and a cross in its blue one. */
const icon: readonly (readonly [fill: string, path: string])[] = [
  ['#fff', 'M7.4 12.8h6.8l3.1-11.6H7.4C4.2 1.2 1.6 3.8 1.6 7s2.6 5.8 5.8 5.8z'],
  [
    '#06f',
    'M22.6 0H7.4c-3.9 0-7 3.1-7 7s3.1 7 7 7h15.2c3.9 0 7-3.1 7-7s-3.2-7-7-7zM1.6 7c0-3.2 2.6-5.8 5.8-5.8h9.9l-3.1 11.6H7.4C4.2 12.8 1.6 10.2 1.6 7z',
  ],
  ['#fff', 'M18.3 4.4l.8-.8 2.6 2.6 2.6-2.6.8.8L22.5 7l2.6 2.6-.8.8-2.6-2.6-2.6 2.6-.8-.8L20.9 7z'],
  ['#06f', 'M12.1 3.6l.9.8-4.9 5.9L5 7.3l.8-.9 2.2 2.1z'],
]

function choicesIcon(): SVGElement {
  const create = (tag: string, attributes: Readonly<Record<string, string>>): SVGElement => {
    const element = nativeDocument.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  const svg = create('svg', { viewBox: '0 0 30 14', 'aria-hidden': 'true', part: 'choices-icon' })
  svg.append(...icon.map(([fill, d]) => create('path', { fill, d })))
  return svg
}

/**
 * Shows what is in force below a button that opens the settings. Under an opt-out law, the button also has the title and
 * the icon of California's rules.
 * @param root the shadow root of the button
 * @param label the element with the default label
 * @returns a function that stops it
 */
export function showStatus(root: ShadowRoot, label: HTMLElement, store: ConsentStore): () => void {
  adoptStyles(root, styles)
  const status = nativeDocument.createElement('span')
  status.setAttribute('part', 'status')
  root.append(status)
  const svg = choicesIcon()
  const draw = (): void => {
    const language = store.get(languageAtom)
    status.lang = language
    status.dir = label.dir
    const facts = statusFacts(store).map(text => {
      const fact = nativeDocument.createElement('span')
      fact.setAttribute('part', 'fact')
      fact.textContent = text
      return fact
    })
    status.replaceChildren(...facts)
    const isOptOut = store.get(consentModelAtom) === 'opt-out'
    if (isOptOut) label.after(svg)
    else svg.remove()
    const title = choices[language.slice(0, 2)]
    label.textContent = isOptOut && title ? title : store.get(textsAtom).consentManagerDialog.title
  }
  const atoms = [
    textsAtom,
    languageAtom,
    recordAtom,
    effectiveConsentsAtom,
    serviceStatesAtom,
    consentModelAtom,
    displayedCategoriesAtom,
  ]
  // A listener of its own for each atom: the one of the texts follows that of the button, which sets the usual label.
  const stops = atoms.map(atom => store.sub(atom, () => draw()))
  draw()
  return () => {
    stops.forEach(stop => stop())
    status.remove()
    svg.remove()
  }
}
