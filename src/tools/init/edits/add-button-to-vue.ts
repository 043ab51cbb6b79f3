import { settingsButton } from '../settings-button'
import { addSettingsButton } from './edit-page'
import { textStyle } from './text-style'

/** The end of a template, with the end tag of its last element. */
const end = /(?:\n([ \t]*))?<\/(?:div|main|NuxtLayout|u-app|UApp)>\s*<\/template>(?![^]*<\/template>)/

/**
 * Adds the button that opens the settings to the footer of a component of Vue, or else to the end of its last element.
 * @returns the component; the same text where something opens the settings already; null where it has neither
 */
export function addButtonToVue(component: string): string | null {
  const before = addSettingsButton(component)
  if (before !== component || /data-consent-open|<privacy-settings-/.test(component)) return before
  const found = end.exec(component)
  if (found === null) return null
  const { newline, indent } = textStyle(component)
  const line = found[1] === undefined ? settingsButton(null) : `${newline}${found[1]}${indent}${settingsButton(null)}`
  return component.slice(0, found.index) + line + component.slice(found.index)
}
