import { buttonStyles } from '../parts/button-styles'
import { noticeStyles } from '../parts/notice-styles'
import { scrollHintStyles } from '../parts/scroll-hint-styles'
import { groundStyles } from '../tokens'

/** The space beside text that is wide for its window. */
const edge = 'calc(.375*var(--_rem))'

const room = '2*var(--_gap)'

/**
 * The styles of the layers that paint before React has loaded: the first one, and that of a failure. Those of the second
 * one add to them. Accept and Reject are equally wide and high in windows of any size and with fonts of any size: they
 * share a row if both labels fit on one line, otherwise each has its own.
 */
export const tcfStyles = `${groundStyles}${buttonStyles}${noticeStyles}${scrollHintStyles}
.layer{container:layer/inline-size;position:fixed;inset:0;margin:auto;padding:0;width:min(45*var(--_rem),100vw - ${room});max-width:none;height:fit-content;max-height:calc(100vh - ${room});max-height:calc(100dvh - ${room});flex-direction:column;border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);box-shadow:var(--_shadow);overflow:hidden}
.layer[open]{display:flex}
::backdrop{background:var(--_overlay,rgb(15 23 32/45%))}
.scroll{flex:1 1 auto;min-height:0;overflow:auto;overscroll-behavior:contain;scroll-padding-block:var(--_2) var(--_6)}
.scroll:focus-visible{outline-offset:-2px}
.layer .content{padding:var(--_5) var(--_5) var(--_3)}
.layer h2,.layer p{margin-block-end:var(--_3)}
h3{margin:var(--_6) 0 var(--_2);font-weight:650;font-size:calc(1.0625*var(--_rem));line-height:1.3}
h3:first-child{margin-block-start:0}
.layer h3{margin:var(--_4) 0 var(--_1);font-size:inherit}
.layer .muted{font-size:calc(.875*var(--_rem));line-height:1.45}
.names{margin:0 0 var(--_3);padding:0;list-style:none;columns:2;column-gap:var(--_6)}
.names li{break-inside:avoid;padding-block:2px;padding-inline-start:1em;position:relative;line-height:1.4}
.names li::before{content:"";position:absolute;inset-inline-start:.25em;inset-block-start:.65em;border:.175em solid var(--_edge);border-radius:50%}
.actions{flex:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));grid-auto-rows:1fr;gap:var(--_2);padding:var(--_3) var(--_5);border-block-start:1px solid var(--_line)}
.failure .actions{grid-template-columns:repeat(auto-fit,minmax(8em,1fr))}
.actions .button{padding:var(--_1);font-size:var(--_text-m)}
.link{padding:0;text-align:start}
.links{flex:none;display:flex;flex-wrap:wrap;gap:0 var(--_6);padding:0 var(--_5);align-items:center;border-block-start:1px solid var(--_line);font-size:calc(.875*var(--_rem))}
.links>*{display:inline-flex;align-items:center;min-block-size:44px;line-height:1.4}
@media (max-width:30em){
.layer{width:100vw;inset-block-start:auto;border-width:1px 0 0;border-radius:var(--_radius) var(--_radius) 0 0;margin-block-end:0;max-height:100vh;max-height:100dvh}
.layer .content{padding:var(--_4) var(--_4) var(--_2);font-size:calc(.875*var(--_rem));line-height:1.4}
.layer p{margin-block-end:var(--_2)}
.layer h3{margin:var(--_2) 0 var(--_1)}
.names{columns:1;line-height:1.35}
.names li{display:inline;padding:0;line-height:inherit}
.names li::before{content:"•\\a0";position:static;border:0;color:var(--_edge)}
.names li:not(:last-child)::after{content:" "}
.links{padding:0 var(--_4);gap:0 var(--_4)}
}
@media (max-height:30em){
.layer .content{padding-block-start:var(--_3)}
.layer p{margin-block-end:var(--_2)}
.actions{padding-block:var(--_2)}
}
@container layer (max-width:34em){
.actions{display:flex;flex-wrap:wrap;padding:var(--_2) var(--_3)}
.actions .button{flex:1 1 calc(50% - .51*var(--_2));min-inline-size:fit-content}
.actions .button:last-child{flex-basis:100%}
}
@container layer (max-width:26em){
.layer h2{font-size:calc(1.0625*var(--_rem))}
.layer .content{padding:var(--_3) var(--_3) var(--_2)}
.links{padding-inline:var(--_3)}
}
@container layer (max-width:18em){
.actions{gap:var(--_1);padding:var(--_1) ${edge}}
.actions .button{min-block-size:44px;padding:0 2px;font-size:var(--_text-s)}
.layer :is(h2,h3){margin-block-end:var(--_1);font-size:calc(.875*var(--_rem))}
.layer .content{padding:var(--_1) ${edge};line-height:1.35}
.links{gap:0 var(--_3);padding-inline:${edge};font-size:calc(.75*var(--_rem))}
.links>*{min-block-size:30px;line-height:1.2}
}
@media (max-height:30em) and (min-width:40em){
.layer{width:min(52*var(--_rem),100vw - ${room})}
@container layer (max-width:34em){
.layer :is(h2,h3){margin-block-end:var(--_1);font-size:inherit}
.layer .content{padding-block-start:var(--_1);line-height:1.35}
.actions{display:grid;padding:var(--_1) var(--_2)}
.actions .button{min-block-size:44px;padding:0 2px;font-size:var(--_text-s)}
.actions .button:last-child{grid-column:auto}
.links{gap:0 var(--_3);padding-inline:var(--_2);font-size:var(--_text-s)}
}}
@media (forced-colors:active){.solid{border-width:2px}}
`
