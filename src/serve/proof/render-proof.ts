import { diffWords } from 'diff'
import { html, raw } from 'hono/html'
import type { Markup } from '../dashboard/page'
import { readable } from '../dashboard/readable'
import { plainText } from '../plain-text'
import type { ConsentProof, ProofText, ProvenDecision } from './consent-proof'
import styles from './proof.css'

/** The characters of a text of the visitor that people read. The data has the whole text. */
const MOST = 100

/** Shows a text that a visitor sent without a limit of its own. */
function sent(text: unknown, otherwise: string): string {
  const shown = plainText(String(text ?? otherwise))
  return shown.length > MOST ? `${shown.slice(0, MOST)}…` : shown
}

const lines = (text: string): string => text.split('\n').map(plainText).join('\n')

const actions: Readonly<Record<string, string>> = {
  accept_all: 'accepted everything',
  reject_all: 'rejected everything that is not necessary',
  opt_out: 'opted out',
  custom: 'chose single purposes',
}

const kinds = {
  decision: 'received and sealed by the server',
  adopted: 'found in the database without a seal, and sealed later',
} as const

/** Marks the words that a notice has, and the one before had. */
const changes = (before: string, after: string): Markup =>
  html`<p class="text">
    ${diffWords(before, after).map(({ value, added, removed }) =>
      added ? html`<ins>${lines(value)}</ins>` : removed ? html`<del>${lines(value)}</del>` : lines(value),
    )}
  </p>`

const shownText = ({ of, hash, content }: ProofText): Markup =>
  html`<dt>${of === 'notice' ? 'Notice' : `Category ${plainText(of)}`}</dt>
    <dd>
      ${
        content === null
          ? html`<p>
              The server does not have this text. The owner of the site can show it: its SHA-256 must be the following.
            </p>`
          : html`<p class="text">${lines(content)}</p>`
      }
      <p class="small">SHA-256 <code>${hash}</code></p>
    </dd>`

const fact = (name: string, value: unknown): Markup =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

function section(proven: ProvenDecision, at: number): Markup {
  const { decision, links, texts, granted, noticeBefore } = proven
  const [own] = links
  const { receipt } = (decision.metadata ?? {}) as {
    receipt?: { recordId?: unknown; language?: unknown; time?: unknown }
  }
  const notice = texts.find(({ of }) => of === 'notice')?.content
  return html`<section>
    <h2>${at + 1}. ${plainText(proven.site)}, ${readable(own!.receivedAt)}</h2>
    <p>
      The visitor ${actions[decision.consentAction ?? ''] ?? 'decided'}. Granted:
      ${granted.map(plainText).join(', ') || 'nothing'}.
    </p>
    <dl>
      ${fact('Received by the server', readable(own!.receivedAt))}
      ${fact('Decided, by the visitor’s clock', readable(decision.givenAt))}
      ${fact('Where', plainText(decision.uiSource ?? 'not named'))}
      ${fact('Law', plainText(`${decision.jurisdiction ?? 'not named'}, ${decision.jurisdictionModel ?? 'no model'}`))}
      ${fact('Language', sent(receipt?.language, 'not named'))}
      ${fact('Subject', html`<code>${decision.subjectId}</code>`)}
      ${fact('Decision', html`<code>${decision.id}</code>`)}
      ${fact('Receipt', html`<code>${sent(receipt?.recordId, 'none')}</code>`)}
    </dl>
    ${
      receipt
        ? ''
        : html`<p>
            The decision came without a receipt: the names of the site and the categories are those of the server’s
            tables, which the signature does not cover.
          </p>`
    }
    <h3>What the visitor saw</h3>
    ${texts.length === 0 ? html`<p>The decision names no text.</p>` : html`<dl>${texts.map(shownText)}</dl>`}
    ${
      noticeBefore === null || typeof notice !== 'string'
        ? ''
        : html`<h3>How the notice differs from the one that the site showed before</h3>
            ${changes(noticeBefore, notice)}`
    }
    <h3>Place in the chain</h3>
    <dl>
      ${fact('Chain and link', `${proven.chain}, ${own!.seq}: ${kinds[own!.kind as 'decision']}`)}
      ${fact('Digest of the decision', html`<code>${own!.digest}</code>`)}
      ${fact('Hash of the link before', html`<code>${proven.previousHash}</code>`)}
      ${fact('Hash of this link', html`<code>${own!.hash}</code>`)}
      ${fact('Signed hash', html`link ${links.at(-1)!.seq}: <code>${links.at(-1)!.hash}</code>`)}
      ${fact('Signature (Ed25519)', html`<code>${proven.signature}</code>`)}
      ${fact('Key', html`<code>${proven.keyId}</code>`)}
    </dl>
  </section>`
}

/** Escapes what could end the script element. */
const embedded = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

/**
 * Renders a proof as a document that prints well and needs no other file. The same proof always gives the same text, so
 * that whoever verifies it can compare what people read with the data.
 */
export const renderProof = (proof: ConsentProof): string =>
  `${html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Proof of consent: ${plainText(proof.about)}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <h1>Proof of consent</h1>
        <p>
          About <code>${plainText(proof.about)}</code>. Made ${readable(proof.madeAt)}.
          ${proof.decisions.length === 1 ? 'One decision' : `${proof.decisions.length} decisions, the earliest first`}.
        </p>
        ${proof.decisions.map(section)}
        <section>
          <h2>How to verify this document</h2>
          <p>
            Nobody needs the database or the server. The program compares the data in this file, and this text, with the
            signature:
          </p>
          <pre>npx consent-elements consents verify FILE.html --key public.pem</pre>
          <p>By hand, for each decision:</p>
          <ol>
            <li>
              The digest is the SHA-256 of the salt, a line feed, and the field <code>decision</code> as JSON with
              sorted names and without spaces.
            </li>
            <li>
              The hash of a link is the SHA-256 of seven lines, without a line feed at the end: the hash before, id of
              the site, number, kind, id of the decision, digest, and time of receipt. The data in this file has them.
            </li>
            <li>
              The signature is that of the text of the last hash, with the public key. With OpenSSL:
              <code>printf %s HASH &gt; hash.txt</code>
              <code>printf %s SIGNATURE | base64 -d &gt; signature.bin</code>
              <code>openssl pkeyutl -verify -pubin -inkey public.pem -rawin -in hash.txt -sigfile signature.bin</code>
            </li>
            <li>The SHA-256 of each text is that in the receipt.</li>
          </ol>
          <p>
            The public keys. Compare them with one that you have from elsewhere: whoever has the private key can sign
            anything.
          </p>
          ${Object.entries(proof.keys).map(
            ([id, pem]) =>
              html`<p>Key <code>${plainText(id)}</code></p>
                <pre>${lines(pem)}</pre>`,
          )}
        </section>
        <script type="application/json" id="proof">
          ${embedded(proof)}
        </script>
      </body>
    </html> `}`
