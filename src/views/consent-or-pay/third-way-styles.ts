/**
 * The third way has a row of its own below Accept and Reject, on each layer. In low windows it shares that row with
 * Customize or Save if both labels fit on one line. A bar has one row for all, if it is wide enough.
 */
export const thirdWayStyles = `
.footer>.buttons>.button{flex-basis:calc(50% - .51*var(--_between))}
.buttons>[part~=subscribe],.footer>.buttons>:is([part~=subscribe],[part=save]){flex-basis:100%;text-wrap:balance}
@media (max-height:26em){.card>.buttons>:is([part~=subscribe],[part=customize]),.footer>.buttons>:is([part~=subscribe],[part=save]){flex-basis:calc(50% - .51*var(--_between));min-inline-size:fit-content}}
@container card (max-width:16em) or (max-height:14em){.footer>.buttons{--_between:4px}.footer>.buttons>.button{min-block-size:44px}}
@media (min-width:48em) and (max-width:70em){:host([layout=bar]) .card>.buttons{display:flex;flex:1 1 100%}}
.actions{display:flex;flex-wrap:wrap}
.actions .button{flex:1 1 calc(50% - .51*var(--_2));min-inline-size:fit-content}
.actions .button:is([part~=subscribe],:last-child){flex-basis:100%}
@media (max-height:30em){.actions .button:is([part~=subscribe],:last-child){flex-basis:auto}
@container layer (min-width:46em){.actions{display:grid;grid-template-columns:repeat(2,minmax(0,1fr)) auto minmax(0,1fr)}.actions [part~=subscribe]{padding-inline:var(--_2)}}}
`
