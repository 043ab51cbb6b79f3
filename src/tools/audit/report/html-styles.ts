/** The style sheet of the HTML report. */
export const htmlStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --sheet: light-dark(#ffffff, #181c24); --line: light-dark(#e1e6ec, #2f3744); --ink: light-dark(#17202c, #eef1f5); --link: light-dark(#175c6e, #8fd3e2) }
body { margin: 0; background: var(--sheet); color: var(--ink) } a { color: var(--link) } main { max-width: 70rem; margin: auto; padding: 1rem }
code { font-size: .85em; opacity: .75 } h3 { margin: 0; font-size: 1.05rem }
.finding { border: 1px solid var(--line); border-left: 6px solid #b26b00; border-radius: 10px; margin: .75rem 0; padding: .75rem 1rem }
.error { border-left-color: #c62828 }
.finding p { margin: .15rem 0 } .finding ul { list-style: none; padding: 0; margin: .5rem 0 0 } .finding li { border-top: 1px solid var(--line); padding: .35rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere; padding: .15rem 0 } h1 { overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0 0; font-size: .9rem }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
.images { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 }
.images img { max-height: 22rem; max-width: 100%; border: 1px solid var(--line) }
svg { width: 100%; min-width: 40rem; height: auto } svg path { stroke: #888 } svg text { font-size: 11px; fill: currentColor }
svg line { stroke-width: 2; stroke: #888 } svg .tracker { stroke: #c62828 } svg .other { stroke: #b26b00 } svg .blocked { stroke-dasharray: 3 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .8rem }
th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; min-width: 4rem; vertical-align: top }
.legend { font-size: .8rem; margin: .25rem 0 1rem } .legend .tracker { color: light-dark(#c62828, #ff8a80) } .legend .other { color: light-dark(#8a5300, #ffb74d) }
@media (max-width: 40rem) { dl { display: block } dd { margin: 0 0 .4rem } }
.note { font-weight: 600 }
`
