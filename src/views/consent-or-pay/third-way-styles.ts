/**
 * The third way has the size of Accept and Reject: a square of four with Customize, Save or Settings, in banner, dialog and
 * the layers of TCF. A bar has one row, and narrow banners with a large font have a row for each.
 */
export const thirdWayStyles = `
.footer>.buttons,.card>.buttons{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:1fr}
.buttons>.button{min-inline-size:0}
[part~=subscribe]{text-wrap:balance}
.card>.buttons:has([part=save]) [part=customize]{grid-column:1/-1}
@media (min-width:48em){:host([layout=bar]) .card>.buttons{grid-template-columns:none}}
@container card (max-width:15em){.card>.buttons{grid-template-columns:minmax(0,1fr)}}
.actions{display:flex;flex-wrap:wrap}
.actions .button{flex:1 1 calc(50% - .51*var(--_2));min-inline-size:fit-content}
.actions .button:is([part~=subscribe],:last-child){flex-basis:100%}
@media (max-height:30em){.actions .button:is([part~=subscribe],:last-child){flex-basis:auto}
@container layer (min-width:46em){.actions{display:grid;grid-template-columns:repeat(2,minmax(0,1fr)) auto minmax(0,1fr)}}}
`
