import { isDictionary } from './is-dictionary'

/** Texts that a server chose and sent. They are checked one by one when they are used: it may send any part. */
export interface ServerTexts {
  language: string
  translations: Record<string, unknown>
}

/** @returns the texts, or undefined where the value holds none */
export const readServerTexts = (value: unknown): ServerTexts | undefined =>
  isDictionary(value) && typeof value.language === 'string' && isDictionary(value.translations)
    ? { language: value.language, translations: value.translations }
    : undefined
