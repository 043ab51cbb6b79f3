import { ownProperties } from './own-properties'

/** Texts that a server chose and sent. They are checked one by one when they are used: it may send any part. */
export interface ServerTexts {
  language: string
  translations: Record<string, unknown>
}

/** @returns the texts, or undefined where the value holds none */
export function readServerTexts(value: unknown): ServerTexts | undefined {
  const { language, translations } = ownProperties(value) ?? noProperties
  const texts = ownProperties(translations)
  return typeof language === 'string' && texts ? { language, translations: texts } : undefined
}

const noProperties: Record<string, unknown> = Object.create(null) as Record<string, unknown>
