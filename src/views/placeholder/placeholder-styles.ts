import { buttonStyles } from '../parts/button-styles'
import { groundStyles } from '../tokens'

/**
 * The size of text in the smallest frames. A frame does not grow with the visitor's font size, so its text grows only as far
 * as its width allows.
 */
const smallest = 'min(calc(.6875*var(--_rem)),max(11px,8cqi))'

/**
 * The box is that of the frame: see placeholder-rect.ts. The root is absolutely positioned, so that the page's text
 * decorations do not propagate into it. The text scrolls if it does not fit, above buttons that stay in place as long
 * as there is room. In small frames the rest replaces the text. Nothing is hyphenated, because a hyphen could be
 * mistaken for a part of a host name.
 */
export const placeholderStyles = `${groundStyles}${buttonStyles}
:host([data-done]){display:block!important;position:fixed!important}
.root{position:absolute;inset:0;container-type:size;border-radius:inherit;overflow:clip}
.poster{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;filter:blur(4px);transform:scale(1.04)}
.sheet{--_pad:var(--_4);position:relative;block-size:100%;display:grid;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--_control) transparent;padding:var(--_pad) var(--_pad) 0;border:1px solid var(--_control);border-radius:inherit;background:var(--_surface-raised);text-align:center;hyphens:none}
@supports (color:color-mix(in srgb,red,red)){.sheet{border-color:color-mix(in srgb,var(--_control) 50%,var(--_surface-raised))}}
.card{align-self:center;justify-self:center;display:flex;flex-direction:column;max-inline-size:min(100%,calc(30*var(--_rem)));min-inline-size:0}
.words{display:grid;gap:var(--_1);min-inline-size:0}
.title{font-weight:650;font-size:calc(1.0625*var(--_rem));line-height:1.3;text-wrap:balance}
.who{display:none}
.muted,.rest{font-size:var(--_text-s);line-height:1.4;text-wrap:balance}
.actions{--_above:var(--_3);position:sticky;inset-block-end:0;display:grid;gap:var(--_2);padding-block:var(--_above) var(--_pad);background:linear-gradient(transparent,var(--_surface-raised) var(--_above))}
.bar{display:flex;align-items:center;justify-content:center;gap:var(--_2)}
.button{display:flex;align-items:center;justify-content:center;gap:var(--_2);min-inline-size:0;padding:var(--_1) var(--_4);font-size:calc(.875*var(--_rem));line-height:1.2}
.bar .glyph{border:1px solid var(--_control);background:var(--_surface)}
.bar .glyph svg{stroke-width:3;max-inline-size:60%}
.rest{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--_1) var(--_4)}
.rest .button{font-size:inherit}
.link,.policy{display:inline-flex;align-items:center;min-block-size:44px;padding:0;color:var(--_text-muted);text-decoration:underline;text-underline-offset:.2em}
[data-poster]>.sheet{background:rgb(0 0 0/25%)}
[data-poster] .sheet{padding-block-end:var(--_pad)}
[data-poster] .card{padding:var(--_4) var(--_4) 0;border-radius:var(--_radius-control);background:var(--_surface-raised)}
@container (max-width:26em) or (max-height:15em){
.poster{display:none}
[data-poster]>.sheet{background:var(--_surface-raised)}
[data-poster] .sheet{padding-block-end:0}
[data-poster] .card{padding:0}
.sheet{--_pad:var(--_2)}
.actions{--_above:var(--_2)}
.words{gap:2px}
.title{font-size:min(var(--_text-m),11cqi)}
.muted,.rest,.button{font-size:calc(.75*var(--_rem))}
.button{min-block-size:36px;padding-inline:var(--_3)}
.bar .glyph{--_side:max(36px,calc(2*var(--_rem)));inline-size:var(--_side);block-size:var(--_side)}
.link,.policy{min-block-size:28px}
[data-open] .words{display:none}
[data-open] .actions{position:static}
}
@container (max-height:11em){
.sheet{--_pad:6px}
.actions{--_above:6px}
.title{display:flex;flex-wrap:wrap;justify-content:center;block-size:1.3em;overflow:hidden;white-space:nowrap}
.title::before{content:"";inline-size:1px}
.muted{font-size:calc(.6875*var(--_rem));line-height:1.25;text-wrap:wrap}
.button{min-block-size:32px;padding-inline:var(--_2)}
.bar .glyph{--_side:max(32px,calc(1.5*var(--_rem)))}
}
@container (max-width:13em) or (max-height:8em){
.sheet{--_pad:4px}
.muted,.button{font-size:${smallest}}
.button{gap:4px;min-block-size:32px;padding:2px 6px;text-align:start}
.bar{gap:4px}
.bar .glyph{--_side:max(32px,12cqi)}
.bar svg{inline-size:calc(.875*var(--_rem));block-size:calc(.875*var(--_rem))}
}
@container (max-width:14.5em) and (max-height:8.5em){
.card:not([data-open]) .muted{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;padding-inline:2px;text-wrap:wrap}
.card:not([data-open]) .who:not([hidden]){display:block;font-weight:600}
.rest-of-label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.actions{position:static;padding-block-start:4px;background:none}
.bar .button{flex:0 1 auto;min-block-size:30px}
.bar .glyph{--_side:max(28px,14cqi)}
[data-open] .words{display:grid}
}
@container (max-width:8em) and (max-height:4em){.card:not([data-open]) .muted{-webkit-line-clamp:2}}
@container (max-width:9em){.button svg{display:none}}
@container (max-height:8em){.title{position:absolute;inline-size:1px;block-size:1px;clip-path:inset(50%)}}
@container (min-width:26em) and (max-height:9em){
.card{flex-direction:row;align-items:center;gap:var(--_4);max-inline-size:100%;text-align:start}
.title{position:static;inline-size:auto;block-size:auto;clip-path:none}
.words{flex:0 1 calc(24*var(--_rem))}
.sheet{padding-block-end:var(--_pad)}
.actions{position:static;padding:0}
.muted,.button{font-size:calc(.75*var(--_rem))}
}
@media print{.actions{display:none}}
`
