/**
 * Parts of the pages for owners and developers: button, field, switch, tabs, notice, badge, disclosure, table, card. They
 * are plain HTML on `owner-tokens.ts`, so no class is needed where an element says it. Declarations follow the visitors'
 * `parts/*-styles.ts`. The build writes them to `examples/parts.css` as well. A surface sets `--control` (the height of its
 * controls) and `--text-control`, and adds only what it alone has. On phones, the rows of a table whose cells name their
 * column in `data-column` become cards.
 */
export const ownerParts = `
* {
  box-sizing: border-box;
}
[hidden] {
  display: none !important;
}
h1,
h2,
h3 {
  margin: 0 0 8px;
  font-size: var(--text-m);
  font-weight: 650;
  line-height: 1.3;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
}
h2 {
  font-size: var(--text-l);
}
h1 {
  font-size: clamp(1.5rem, 4vw, 2rem);
  line-height: 1.2;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
p {
  max-width: 65ch;
  margin: 0 0 12px;
}
a {
  color: var(--link);
  text-underline-offset: 0.2em;
}
code,
pre {
  font: 0.875em/1.5 var(--mono);
  overflow-wrap: anywhere;
}
pre {
  margin: 0;
  padding: 12px 16px;
  overflow: auto;
  border-radius: var(--radius-control);
  background: var(--well);
  white-space: pre-wrap;
}
:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}
.soft,
figcaption {
  color: var(--soft);
  font-size: 0.875rem;
}
.unseen,
.segments legend {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
.sheet {
  min-width: 0;
  padding: clamp(16px, 2.5vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sheet);
}
.sheet > :last-child {
  margin-block-end: 0;
}
button,
input,
select,
textarea {
  max-width: 100%;
  min-height: var(--control, 2.5rem);
  margin: 0;
  padding: 4px 12px;
  border: 1px solid var(--edge);
  border-radius: var(--radius-control);
  background: var(--sheet);
  color: var(--ink);
  font: inherit;
  font-size: var(--text-control, 0.875rem);
}
button,
::file-selector-button {
  font-weight: 600;
  line-height: 1.25;
}
button,
select,
summary,
::file-selector-button {
  cursor: pointer;
}
.strong {
  border-color: transparent;
  background: var(--link);
  color: var(--on-link);
}
@media (hover: hover) {
  button {
    transition:
      background-color 120ms,
      border-color 120ms;
  }
  button:hover,
  select:hover {
    border-color: var(--ink);
    background: var(--well);
  }
  .strong:hover {
    border-color: transparent;
    background: color-mix(in srgb, var(--link) 85%, var(--ink));
  }
}
textarea {
  width: 100%;
  min-height: 5.5rem;
  font-family: var(--mono);
  resize: vertical;
}
::placeholder {
  color: var(--soft);
  opacity: 1;
}
[aria-invalid='true'] {
  border-color: var(--bad);
}
:is([type='checkbox'], [type='radio']) {
  width: 1.125rem;
  height: 1.125rem;
  min-height: 0;
  padding: 0;
  vertical-align: middle;
  accent-color: var(--link);
}
fieldset {
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.field,
.fields > label {
  display: grid;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
}
.field > :is(label, legend),
.field .name,
.fields > label,
legend {
  padding: 0;
  font-size: 0.875rem;
  font-weight: 600;
}
.fields {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
}
.fields > label > * {
  width: 100%;
  min-width: 0;
  font-weight: 400;
}
.tick,
.flag label {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 1.75rem;
  font-size: 0.875rem;
}
[role='switch'] {
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  padding: 3px;
  border: 2px solid var(--edge);
  border-radius: 99px;
  appearance: none;
  cursor: pointer;
}
[role='switch']::before {
  display: block;
  width: 0.875rem;
  height: 0.875rem;
  border-radius: 50%;
  background: var(--edge);
  content: '';
  transition: translate 150ms;
}
[role='switch']:checked {
  border-color: var(--link);
  background: var(--link);
}
[role='switch']:checked::before {
  background: var(--on-link);
  translate: 1rem;
}
[role='switch']:checked:dir(rtl)::before {
  translate: -1rem;
}
.segments {
  display: inline-flex;
  max-width: 100%;
  padding: 4px;
  overflow-x: auto;
  border-radius: var(--radius-control);
  background: var(--well);
  scrollbar-width: none;
}
.segments label {
  position: relative;
  flex: none;
  padding: 4px 12px;
  border-radius: var(--radius-small);
  color: var(--soft);
  font-size: 0.875rem;
  white-space: nowrap;
}
.segments input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
}
.segments label:has(:checked) {
  background: var(--sheet);
  color: var(--ink);
  font-weight: 600;
  box-shadow: 0 1px 2px rgb(15 23 32 / 16%);
}
.segments label:has(:focus-visible) {
  outline: 2px solid var(--focus);
}
.notice {
  max-width: none;
  margin-block: 0 12px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--well);
  font-size: 0.875rem;
}
.notice:empty {
  display: none;
}
.notice:is(.good, .warn, .bad) {
  border-color: transparent;
  font-weight: 600;
}
.badge {
  display: inline-block;
  padding: 0 8px;
  border-radius: 99px;
  background: var(--well);
  color: var(--soft);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.25rem;
  white-space: nowrap;
}
:is(.badge, .notice).good {
  background: var(--good-ground);
  color: var(--good);
}
:is(.badge, .notice).warn {
  background: var(--warn-ground);
  color: var(--warn);
}
:is(.badge, .notice).bad {
  background: var(--bad-ground);
  color: var(--bad);
}
summary {
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 8px;
  border-radius: var(--radius-small);
  font-weight: 600;
  list-style: none;
  overflow-wrap: anywhere;
}
summary::-webkit-details-marker {
  display: none;
}
summary::before {
  flex: none;
  width: 8px;
  height: 8px;
  margin-inline: 2px 4px;
  border: solid var(--soft);
  border-width: 0 2px 2px 0;
  content: '';
  rotate: 45deg;
  translate: 0 -2px;
  transition: rotate 120ms;
}
details[open] > summary::before {
  rotate: 225deg;
  translate: 0 2px;
}
.scroll {
  position: relative;
  overflow-x: auto;
}
table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
}
th,
td {
  padding-block: 8px;
  padding-inline: 0 12px;
  border-block-end: 1px solid var(--line);
  font-weight: 400;
  text-align: start;
  vertical-align: baseline;
}
thead th {
  color: var(--soft);
  font-weight: 500;
}
tr > :last-child {
  padding-inline-end: 0;
}
tbody tr:last-child > * {
  border-block-end: 0;
}
.number {
  text-align: end;
  white-space: nowrap;
}
thead .number {
  white-space: normal;
}
.pairs {
  display: grid;
  grid-template-columns: minmax(6.5rem, max-content) minmax(0, 1fr);
  gap: 4px 16px;
  margin: 0;
}
dt {
  color: var(--soft);
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
@media (width < 40rem) {
  .fields > :is(label, button) {
    flex: 1 1 12rem;
  }
  .fields > label:has([type='date']) {
    flex-basis: 9rem;
  }
  table:has([data-column]) thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tr:has([data-column]) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px 12px;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  tbody tr:has([data-column]):last-child {
    border-block-end: 0;
  }
  tr:has([data-column]) > * {
    min-width: 0;
    padding: 0;
    border: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tr:has([data-column]) > :is(th, .whole) {
    grid-column: 1 / -1;
  }
  tr:has([data-column]) > th {
    font-weight: 600;
  }
  [data-column]:empty {
    display: none;
  }
  [data-column]::before {
    display: block;
    color: var(--soft);
    content: attr(data-column);
  }
}
@media (prefers-reduced-motion: reduce) {
  *,
  ::before {
    transition: none !important;
  }
}
@media (forced-colors: active) {
  .badge,
  .segments label:has(:checked) {
    border: 1px solid;
  }
  [role='switch'],
  [role='switch']::before {
    forced-color-adjust: none;
  }
  [role='switch'] {
    border-color: ButtonText;
    background: Canvas;
  }
  [role='switch']::before {
    background: ButtonText;
  }
  [role='switch']:checked {
    background: Highlight;
  }
  [role='switch']:checked::before {
    background: HighlightText;
  }
}
`
