import { buttonStyles } from '../parts/button-styles'
import { noticeStyles } from '../parts/notice-styles'
import { scrollHintStyles } from '../parts/scroll-hint-styles'
import { switchStyles } from '../parts/switch-styles'
import { groundStyles } from '../tokens'

/** Accept and Reject share a row if both labels fit on one line, otherwise each has its own. The last button has its own. */
const rows = `.actions{display:flex;flex-wrap:wrap;padding:var(--_2) var(--_3)}
.actions .button{flex:1 1 calc(50% - .51*var(--_2));min-inline-size:fit-content}
.actions .button:last-child{flex-basis:100%}`

/** The space beside text that is wide for its window. */
const edge = 'calc(.375*var(--_rem))'

const room = '2*var(--_gap)'

/**
 * The styles of both layers of TCF, on those of the common parts. Accept and Reject are equally wide and high in windows
 * of any size and with fonts of any size.
 */
export const tcfStyles = `${groundStyles}${buttonStyles}${switchStyles}${noticeStyles}${scrollHintStyles}
.banner,.settings{position:fixed;inset:0;margin:auto;padding:0;max-width:none;flex-direction:column;border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);color:var(--_text);box-shadow:var(--_shadow);overflow:hidden}
.banner{container:layer/inline-size;width:min(45*var(--_rem),100vw - ${room});height:fit-content;max-height:calc(100vh - ${room});max-height:calc(100dvh - ${room})}
.settings{container:layer/size;width:min(48*var(--_rem),100vw - ${room});height:min(45*var(--_rem),100vh - ${room});height:min(45*var(--_rem),100dvh - ${room});max-height:none}
.banner[open],.settings[open]{display:flex}
.settings.failure{container:layer/inline-size;width:min(43*var(--_rem),100vw - ${room});height:fit-content;max-height:calc(100vh - ${room})}
.failure .actions{grid-template-columns:repeat(auto-fit,minmax(8em,1fr))}
::backdrop{background:var(--_overlay,rgb(15 23 32/45%))}
.scroll{--_top:var(--_2);flex:1 1 auto;min-height:0;overflow:auto;overscroll-behavior:contain;scroll-padding-block:var(--_top) var(--_6)}
.scroll:focus-visible{outline-offset:-2px}
.content{padding:var(--_5) var(--_5) var(--_3)}
h2,.content p{margin-block-end:var(--_3)}
h2{flex:none}
h3{margin:var(--_6) 0 var(--_2);font-weight:650;font-size:calc(1.0625*var(--_rem));line-height:1.3}
h3:first-child{margin-block-start:0}
.content .muted,.facts{font-size:calc(.875*var(--_rem));line-height:1.45}
[role=status]{margin-block-start:var(--_2)}
ul{margin:0 0 var(--_3);padding:0;list-style:none}
.names{columns:2;column-gap:var(--_6)}
.names li{break-inside:avoid;padding-block:2px;padding-inline-start:1em;position:relative;line-height:1.4}
.names li::before{content:"";position:absolute;inset-inline-start:.25em;inset-block-start:.65em;border:.175em solid var(--_edge);border-radius:50%}
.actions{flex:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));grid-auto-rows:1fr;gap:var(--_2);padding:var(--_3) var(--_5);border-block-start:1px solid var(--_line)}
.actions .button{padding:var(--_1)}
.link{padding:0;text-align:start}
.facts .link{min-block-size:44px}
.links{flex:none;display:flex;flex-wrap:wrap;gap:0 var(--_6);padding:0 var(--_5);align-items:center;border-block-start:1px solid var(--_line);font-size:calc(.875*var(--_rem))}
.links>*{display:inline-flex;align-items:center;min-block-size:44px;line-height:1.4}
.banner h3{margin:var(--_4) 0 var(--_1);font-size:inherit}
.top{background:var(--_surface)}
.head{display:flex;gap:var(--_3);align-items:center;padding-block:var(--_2) 0;padding-inline:var(--_5) var(--_2)}
.head h2{flex:1;margin:0;hyphens:auto;overflow-wrap:anywhere}
.tabs{display:flex;flex-wrap:wrap;margin:var(--_2) var(--_5) 0;padding:3px;gap:2px;border-radius:calc(var(--_radius-control) + 3px);background:var(--_surface-raised);box-shadow:inset 0 0 0 1px var(--_line)}
.tabs button{flex:1 1 auto;min-block-size:44px;padding:var(--_1) var(--_2);border:1px solid transparent;border-radius:var(--_radius-control);font-size:calc(.875*var(--_rem));font-weight:600;line-height:1.2;text-align:center;overflow-wrap:break-word}
.tabs button[aria-pressed=true]{border-color:var(--_control);background:var(--_surface)}
.rows{border:1px solid var(--_line);border-radius:calc(var(--_radius) - 4px);overflow:hidden}
.row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 var(--_3);align-items:start;padding-inline:var(--_3)}
.row+.row{border-block-start:1px solid var(--_line)}
.row.vendor{content-visibility:auto;contain-intrinsic-size:auto 48px}
.row>span{padding-block:var(--_3)}
.panel,.row[data-wide]>.disclosure{grid-column:1/-1}
.disclosure{display:flex;align-items:center;gap:var(--_2);min-inline-size:0;inline-size:100%;min-block-size:48px;padding:var(--_2) 0;font-weight:600;line-height:1.3;overflow-wrap:anywhere}
.disclosure svg{color:var(--_text-muted);transition:transform 150ms}
.disclosure:focus-visible{outline-offset:-3px;border-radius:var(--_radius-control)}
[dir=rtl] .disclosure bdi{text-align:right}
[aria-expanded=true] svg{transform:rotate(180deg)}
@media (hover:hover){.disclosure:hover svg{color:var(--_text)}}
.switches .switch{display:flex;align-items:center;justify-content:flex-end;gap:var(--_2);inline-size:100%;min-block-size:48px;padding:0;font-size:var(--_text-s);line-height:1.2}
.switches .switch+.switch{margin-block-start:calc(-1*var(--_2))}
.switch[aria-checked=false] .thumb svg{display:none}
input{font:inherit;inline-size:100%;min-block-size:max(44px,calc(2.75*var(--_rem)));padding:var(--_1) var(--_3);border:1px solid var(--_control);border-radius:var(--_radius-control);background:var(--_surface);color:var(--_text)}
.facts{max-inline-size:44em;padding-block-end:var(--_2);padding-inline-start:calc(1.125*var(--_rem) + var(--_2));color:var(--_text-muted)}
.facts ul{list-style:disc;padding-inline-start:var(--_5)}
.facts h4{margin:var(--_3) 0 var(--_1);font-size:inherit;font-weight:600;color:var(--_text)}
.users .disclosure{min-block-size:44px;margin-inline-start:calc(-1.125*var(--_rem) - var(--_2));font-weight:400}
@media (max-width:30em){
.settings{width:100vw;height:100vh;height:100dvh;border-radius:0;border:0}
.row{padding-inline:var(--_2)}
.switches .switch{flex-direction:column;align-items:flex-end;gap:2px;min-block-size:44px;padding-block:6px;max-inline-size:7.5em;line-height:1.1;text-align:end}
.switches .switch+.switch{margin-block-start:0}
.banner{width:100vw;inset-block-start:auto;border-width:1px 0 0;border-radius:var(--_radius) var(--_radius) 0 0;margin-block-end:0;max-height:100vh;max-height:100dvh}
.content{padding:var(--_4) var(--_4) var(--_2)}
.banner .content{font-size:calc(.875*var(--_rem));line-height:1.4}
.banner .content p{margin-block-end:var(--_2)}
.banner h3{margin:var(--_2) 0 var(--_1)}
.names{columns:1;line-height:1.35}
.names li{display:inline;padding:0;line-height:inherit}
.names li::before{content:"•\\a0";position:static;border:0;color:var(--_edge)}
.names li:not(:last-child)::after{content:" "}
.links{padding:0 var(--_4);gap:0 var(--_4)}
.links>*{min-block-size:36px}
}
@media (max-height:30em){
.content{padding-block-start:var(--_3)}
.actions{padding-block:var(--_2)}
.head{padding-block:0}
.tabs{margin-block-start:0}
.content p{margin-block-end:var(--_2)}
}
@container layer (max-width:34em){${rows}
.tabs button{padding-inline:2px;font-size:var(--_text-s)}
}
@container layer (max-width:26em){
.head{padding-block-start:var(--_1);padding-inline-start:var(--_3)}
h2{font-size:calc(1.0625*var(--_rem))}
h3{margin-block-start:var(--_4)}
.tabs{margin:var(--_1) var(--_3) 0}
.content{padding:var(--_3) var(--_3) var(--_2)}
.links{padding-inline:var(--_3)}
}
@container layer (max-width:18em){
.actions{gap:var(--_1);padding:var(--_1) ${edge}}
.actions .button{min-block-size:44px;padding:0 2px;font-size:var(--_text-s)}
.head{gap:0;padding:0 0 0 ${edge}}
.tabs{margin:0 ${edge}}
.tabs button{font-size:calc(.75*var(--_rem))}
h2,h3{margin-block-end:var(--_1);font-size:calc(.875*var(--_rem))}
.content{padding:var(--_1) ${edge};line-height:1.35}
.links{gap:0 var(--_3);padding-inline:${edge};font-size:calc(.75*var(--_rem))}
.links>*{min-block-size:30px;line-height:1.2}
.glyph{inline-size:44px;block-size:44px}
.row{grid-template-columns:minmax(0,1fr)}
.switches{padding-inline-start:calc(1.125*var(--_rem) + var(--_2))}
.switches .switch{flex-direction:row;align-items:center;justify-content:flex-start;gap:var(--_2);max-inline-size:none;padding-block:0}
}
@media (max-height:30em) and (min-width:40em){
.banner,.settings{width:min(52*var(--_rem),100vw - ${room})}
@container layer (max-width:34em){
h2,h3{margin-block-end:var(--_1);font-size:inherit}
.content{padding-block-start:var(--_1);line-height:1.35}
.disclosure{padding-block:0}
.glyph{inline-size:44px;block-size:44px}
.actions{display:grid;padding:var(--_1) var(--_2)}
.actions .button{min-block-size:44px;padding:0 2px;font-size:var(--_text-s)}
.actions .button:last-child{grid-column:auto}
.links{gap:0 var(--_3);padding-inline:var(--_2);font-size:var(--_text-s)}
}}
@container layer (min-height:34em){.top{position:sticky;inset-block-start:0;z-index:1}.scroll{--_top:calc(7.5*var(--_rem))}}
@media (forced-colors:active){.disclosure{color:ButtonText}.solid{border-width:2px}.tabs button[aria-pressed=true]{outline:2px solid}}
`
