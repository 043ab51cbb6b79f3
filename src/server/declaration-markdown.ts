import { declaration, updatedLine } from '../views/declaration/declaration'
import { declarationFacts, type DeclarationOptions } from './declaration-facts'

/** Escapes characters with a meaning in Markdown and line breaks. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, String.raw`\$&`).replace(/\s+/g, ' ')

/**
 * Renders the list of services as Markdown, with headings of levels 2 and 3.
 * @returns the text, which ends with a line break
 * @throws Error that lists every problem of the services
 */
export async function declarationMarkdown(options: DeclarationOptions): Promise<string> {
  const facts = await declarationFacts(options)
  const { services: words, common } = facts.texts
  const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`
  const blocks = declaration(facts).flatMap(({ title, description, services }) => [
    `## ${escape(title)}`,
    ...(description ? [escape(description)] : []),
    ...services.flatMap(({ title, company, country, purpose, privacyUrl, stores }) => [
      `### ${escape(title)}`,
      escape(purpose),
      [
        `- ${words.company}: ${escape(`${company}, ${country}`)}`,
        ...(privacyUrl === null ? [] : [`- [${escape(common.privacyPolicy)}](<${new URL(privacyUrl).href}>)`]),
      ].join('\n'),
      ...(stores.length === 0
        ? []
        : [
            [
              row(words.name, words.purpose, words.duration),
              row('---', '---', '---'),
              ...stores.map(item => row(escape(item.name), escape(item.purpose), escape(item.duration))),
            ].join('\n'),
          ]),
    ]),
  ])
  const updated = updatedLine(facts)
  return `${[...blocks, ...(updated === null ? [] : [updated])].join('\n\n')}\n`
}
