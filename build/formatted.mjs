import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'

const config = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'))

/**
 * Formats generated text as `npm run format` does.
 * @param {string} file its path, whose ending decides the language
 * @param {string} text
 * @returns {Promise<string>}
 * @throws Error if the text cannot be parsed
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, config)
  if (errors.length > 0)
    throw new Error(`${file} cannot be formatted: ${errors.map(error => error.message).join('; ')}`)
  return code
}
