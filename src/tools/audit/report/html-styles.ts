import { ownerParts } from '../../../views/owner-parts'
import { ownerTokens } from '../../../views/owner-tokens'

/** The style sheet of the HTML report. */
export const htmlStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; ${ownerTokens} }${ownerParts}
body { margin: 0; background: var(--ground); color: var(--ink) }
main { max-width: 72rem; margin: auto; padding: 2rem clamp(1rem, 3vw, 2rem) 3rem }
main > h2 { margin-block: 2rem 1rem }
main > .notice { margin-block: 1.5rem; padding: 1rem 1.25rem; border-radius: var(--radius); font-size: 1rem }
.sheet { margin-block: 1rem }
.finding { font-size: var(--text-m) } .finding h3 { margin-block-end: 4px; font-size: 1.0625rem }
.finding .badge { margin-inline-end: 4px } .finding .pairs { margin-inline-start: 24px }
.finding p { margin-block: 0 4px }
.finding p + details { margin-block-start: 12px } .finding details:last-child .pairs { margin-block-end: 0 }
.finding details { border-block-start: 1px solid var(--line) } .finding summary { font-weight: 400 }
.pairs { margin-block: 0 12px; font-size: .875rem }
.images { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 0 1rem }
.images img { display: block; max-height: 22rem; max-width: 100%; border: 1px solid var(--line); border-radius: var(--radius-control) }
svg { width: 100%; min-width: 40rem; height: auto } svg path { stroke: var(--edge) } svg text { font-size: 11px; fill: var(--soft) }
svg line { stroke-width: 2; stroke: var(--edge) } svg .tracker { stroke: var(--bad) } svg .other { stroke: var(--warn) } svg .blocked { stroke-dasharray: 3 }
td { overflow-wrap: anywhere; min-width: 4rem }
.legend { margin-block: 4px 12px } .legend .tracker { color: var(--bad) } .legend .other { color: var(--warn) }
ul { margin: 0; padding-inline-start: 1.25rem }
@media (width >= 40rem) { main > .sheet > .scroll table { table-layout: fixed } }
@media (width < 40rem) { .sheet > .scroll [data-column] { grid-column: 1 / -1; display: flex; justify-content: space-between; gap: 12px } .sheet > .scroll tr:has(td) { gap: 2px } .pairs { display: block } dd { margin-block-end: 8px } }
@media print { body { background: none } .sheet { break-inside: avoid } }
`
