import { ownProperties } from './own-properties'

/** Texts from the server's response. Each text is validated when it is used, because any of them may be missing. */
export interface ServerTexts {
  language: string
  translations: Record<string, unknown>
}

/** Returns the texts, or undefined if the value contains none. */
export function readServerTexts(value: unknown): ServerTexts | undefined {
  const { language, translations } = ownProperties(value) ?? noProperties
  const texts = ownProperties(translations)
  return typeof language === 'string' && texts ? { language, translations: texts } : undefined
}

const noProperties: Record<string, unknown> = Object.create(null) as Record<string, unknown>
