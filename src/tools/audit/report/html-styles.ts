import { ownerTokens } from '../../../views/owner-tokens'

/** The style sheet of the HTML report. */
export const htmlStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; ${ownerTokens} }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink) }
main { max-width: 72rem; margin: auto; padding: 2rem clamp(1rem, 3vw, 2rem) 3rem }
a { color: var(--link) } p { max-width: 65ch; margin: 0 0 .75rem }
h1 { margin: 0 0 .25rem; font-size: clamp(1.5rem, 4vw, 2rem); font-weight: 650; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere }
h2 { margin: 0 0 .5rem; font-size: var(--text-l); font-weight: 650; line-height: 1.3; letter-spacing: -.01em }
h3 { margin: 0; font-size: 1rem; font-weight: 600 }
main > h2 { margin-block: 2rem 1rem }
code { font: .875em/1.5 var(--mono); color: var(--soft) }
time, .by { color: var(--soft); font-size: .875rem }
.verdict { max-width: none; margin: 1.5rem 0; padding: 1rem 1.25rem; border-radius: var(--radius); background: var(--good-ground); color: var(--good); font-weight: 600 }
.verdict.failed { background: var(--bad-ground); color: var(--bad) }
section, .summary { margin-block: 1rem; padding: clamp(1rem, 2.5vw, 1.5rem); border: 1px solid var(--line); border-radius: var(--radius); background: var(--sheet) }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 99px; background: var(--warn-ground); color: var(--warn); font-size: .75rem; font-weight: 600; line-height: 1.25rem }
.error .badge { background: var(--bad-ground); color: var(--bad) }
.finding p { margin: .25rem 0 } .finding ul { list-style: none; padding: 0; margin: .75rem 0 0 } .finding li { border-top: 1px solid var(--line); padding: .25rem 0 }
.finding li:last-child { padding-bottom: 0 }
summary { cursor: pointer; overflow-wrap: anywhere; padding: .25rem 0; font-size: var(--text-m) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; font-size: .875rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
.images { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 0 1rem } figcaption { color: var(--soft); font-size: var(--text-s) }
.images img { display: block; max-height: 22rem; max-width: 100%; border: 1px solid var(--line); border-radius: var(--radius-control) }
svg { width: 100%; min-width: 40rem; height: auto } svg path { stroke: var(--edge) } svg text { font-size: 11px; fill: var(--soft) }
svg line { stroke-width: 2; stroke: var(--edge) } svg .tracker { stroke: var(--bad) } svg .other { stroke: var(--warn) } svg .blocked { stroke-dasharray: 3 }
.scroll { overflow-x: auto } table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; min-width: 4rem; vertical-align: top }
th { color: var(--soft); font-weight: 500 } tbody tr:last-child > * { border-bottom: 0 }
.legend { color: var(--soft); font-size: var(--text-s); margin: .25rem 0 .75rem } .legend .tracker { color: var(--bad) } .legend .other { color: var(--warn) }
.note { font-weight: 600 } ul { padding-inline-start: 1.25rem; margin: 0 }
@media (max-width: 40rem) { dl { display: block } dd { margin: 0 0 .5rem } }
@media print { body { background: none } section, .summary { break-inside: avoid } }
`
