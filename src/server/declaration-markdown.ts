import { declaration, updatedLine } from '../views/declaration/declaration'
import { declarationFacts, type DeclarationOptions } from './declaration-facts'

/** Escapes characters with a meaning in Markdown and line breaks. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, String.raw`\$&`).replace(/\s+/g, ' ')

/**
 * Renders the list of services as Markdown, with headings of levels 2 and 3, or from `headingLevel`.
 * @returns the text, which ends with a line break
 * @throws TypeError if an option is invalid
 * @throws Error that lists every problem of the services
 */
export async function declarationMarkdown(options: DeclarationOptions): Promise<string> {
  const facts = await declarationFacts(options, 'declarationMarkdown')
  const { services: words, common } = facts.texts
  const level = options.headingLevel ?? 2
  const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`
  const blocks = declaration(facts).flatMap(({ title, description, services }) => [
    `${'#'.repeat(level)} ${escape(title)}`,
    ...(description ? [escape(description)] : []),
    ...services.flatMap(({ title, company, country, purpose, privacyUrl, stores }) => [
      `${'#'.repeat(level + 1)} ${escape(title)}`,
      escape(purpose.text),
      [
        ...(company === null ? [] : [`- ${words.company}: ${escape(`${company}, ${country}`)}`]),
        ...(privacyUrl === null ? [] : [`- [${escape(common.privacyPolicy)}](<${new URL(privacyUrl).href}>)`]),
      ].join('\n'),
      ...(stores.length === 0
        ? []
        : [
            [
              row(words.name, words.purpose, words.duration),
              row('---', '---', '---'),
              ...stores.map(item => row(escape(item.name), escape(item.purpose.text), escape(item.duration))),
            ].join('\n'),
          ]),
    ]),
  ])
  const updated = updatedLine(facts)
  return `${[...blocks, ...(updated === null ? [] : [updated])].join('\n\n')}\n`
}
