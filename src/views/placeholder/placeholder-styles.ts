import { buttonStyles } from '../parts/button-styles'
import { groundStyles } from '../tokens'

/**
 * The size of text in the smallest frames. A frame does not grow with the visitor's font size, so its text grows only as far
 * as its width allows.
 */
const smallest = 'min(calc(.6875*var(--_rem)),max(11px,8cqi))'

/**
 * The box is that of the frame: see placeholder-rect.ts. The root is absolutely positioned, so that the page's text
 * decorations do not propagate into it. Classes of the card say what there is room for: see placeholder.ts. The size of text
 * and buttons follows from the box. Nothing is hyphenated, because a hyphen could be mistaken for a part of a host name.
 *
 * The ground is tinted with the accent; below maps it has streets. With a picture, the colors are those of dark pages on a
 * layer that keeps the contrast of text at 7:1, also above white.
 *
 * The status is as wide as the unit of text, because a `ResizeObserver` watches it.
 */
export const placeholderStyles = `${groundStyles}${buttonStyles}
:host([data-done]){display:block!important;position:fixed!important}
.root{--_ground:var(--_surface-raised);--_deep:var(--_line);--_rim:var(--_control);position:absolute;inset:0;container-type:size;border-radius:inherit;overflow:clip}
@supports (color:color-mix(in srgb,red,red)){.root{--_ground:color-mix(in srgb,var(--_accent) 5%,var(--_surface));--_deep:color-mix(in srgb,var(--_accent) 16%,var(--_surface));--_rim:color-mix(in srgb,var(--_control) 40%,var(--_ground))}.sheet .muted{color:color-mix(in srgb,var(--_text) 60%,var(--_text-muted))}}
.root>.status{inline-size:var(--_rem)}
.poster{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;filter:blur(clamp(4px,1.2cqi,16px));transform:scale(1.08)}
.sheet{--_pad:var(--_4);position:relative;block-size:100%;display:grid;grid-template-columns:minmax(0,1fr);overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--_control) transparent;padding:var(--_pad) max(var(--_pad),8px);border:1px solid var(--_rim);border-radius:inherit;background:radial-gradient(circle farthest-corner at 50% 40%,var(--_ground) 25%,var(--_deep));text-align:center;hyphens:none}
[data-kind=map] .sheet{background:radial-gradient(closest-side,var(--_ground) 45%,transparent),repeating-linear-gradient(24deg,transparent 0 58px,var(--_deep) 0 64px),repeating-linear-gradient(112deg,transparent 0 88px,var(--_deep) 0 92px) var(--_ground)}
.root[data-poster]{background:var(--_surface)}
[data-poster] .sheet{border-color:transparent;background:rgb(0 0 0/70%)}
[data-poster] .muted{color:var(--_text)}
.card{align-self:center;justify-self:center;display:flex;flex-direction:column;align-items:center;gap:clamp(var(--_3),2.5cqb,var(--_5));max-inline-size:100%;min-inline-size:0}
.emblem{flex:none;--_side:clamp(2.5*var(--_rem),20cqmin,5.5*var(--_rem));display:none;place-items:center;inline-size:var(--_side);block-size:var(--_side);border:2px solid var(--_edge);border-radius:50%;background:var(--_accent);color:var(--_on-accent)}
.emblem[data-action=load]{cursor:pointer}
.emblem[data-action=load]:hover{opacity:.85}
.emblem svg{inline-size:50%;block-size:50%}
[data-kind=film] :is(.emblem,.solid) svg{fill:currentColor}
[data-kind=map] .emblem{margin-block:calc(-.1*var(--_side));border:0;background:none;color:var(--_edge)}
[data-kind=map] .emblem svg{inline-size:100%;block-size:100%;fill:currentColor;fill-rule:evenodd;stroke:none}
.large .emblem{display:grid}
.card:is(.large,.two,.plain) .solid svg{display:none}
.words{display:grid;gap:var(--_1);min-inline-size:0;max-inline-size:min(100%,calc(32*var(--_rem)))}
.title{font-weight:650;font-size:clamp(calc(1.125*var(--_rem)),2.4cqi,calc(1.625*var(--_rem)));line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
.who{display:none}
.muted,.rest{font-size:clamp(calc(.8125*var(--_rem)),1.6cqi,var(--_rem));line-height:1.4;text-wrap:balance}
.actions{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--_2);max-inline-size:100%}
.bar,.rest,.button,.link{display:flex;align-items:center;justify-content:center;gap:var(--_2)}
.button{min-inline-size:0;padding:var(--_1) var(--_4);font-size:calc(.875*var(--_rem));line-height:1.2}
.two .button{flex:none;white-space:nowrap}
.two .bar{justify-content:safe center}
.bar .glyph{--_side:max(44px,calc(1.6*var(--_rem)));inline-size:var(--_side);block-size:var(--_side);border:1px solid var(--_control);background:var(--_surface)}
.bar .glyph svg{stroke-width:3;max-inline-size:60%}
.rest{flex-wrap:wrap;gap:var(--_1) var(--_4)}
.rest .button{flex:1 0 100%;font-size:inherit}
.stack .rest{inline-size:0;min-inline-size:100%}
.label{text-wrap-style:balance}
.card:not([data-open]) .link,.card:not(.stack,[data-open]) .rest{display:none}
.link{min-block-size:44px;padding:0}
.bare .words{display:none}
.short .extra,.untitled .title,.brief .sentence,.verb .name-in-label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.brief .who{display:block;white-space:pre-line;text-wrap-style:balance}
.brief .title{white-space:nowrap}
.verb .label::first-letter{text-transform:uppercase}
@container (max-width:26em) or (max-height:15em){
.sheet{--_pad:var(--_3)}
.card{gap:var(--_2)}
.words{gap:2px}
.title{font-size:min(var(--_text-m),11cqi)}
.muted,.rest,.button{font-size:calc(.75*var(--_rem))}
.button{min-block-size:36px;padding-inline:var(--_3)}
.bar .glyph{--_side:max(36px,calc(1.6*var(--_rem)))}
.link{min-block-size:28px}
}
@container (max-width:29em){.sheet{--_pad:var(--_3)}.two .button{padding-inline:10px;font-size:calc(.8125*var(--_rem))}}
@container (max-width:13em) or (max-height:11em){
.sheet{--_pad:6px}
.card{gap:6px}
.least{gap:4px;margin-block:-2px}
.title{font-size:min(calc(.8125*var(--_rem)),max(12px,9cqi));line-height:1.2}
.muted,.button{font-size:${smallest};line-height:1.2}
.button{gap:4px;min-block-size:max(30px,2.2em);padding:2px 6px}
.bar{gap:4px}
.bar .glyph{--_side:max(30px,min(12cqi,32cqb,2.25*var(--_rem),48px))}
.bar svg{inline-size:calc(.875*var(--_rem));block-size:calc(.875*var(--_rem))}
}
@container (max-width:13em) and (max-height:8em){.least :is(.muted,.button){font-size:11px}}
@container (min-aspect-ratio:9/2) and (max-height:9em){
.card{flex-direction:row;gap:var(--_4);text-align:start}
.card:not(.brief) .words{flex:0 1 calc(24*var(--_rem))}
.two .actions{flex:none}
}
@media (forced-colors:active){.poster{display:none}.root .sheet{border-color:CanvasText;background:Canvas}}
@media print{.actions{display:none}}
`
