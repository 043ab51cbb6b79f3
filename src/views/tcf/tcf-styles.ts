import { groundStyles } from '../tokens'

const twoColumns = `.actions{grid-template-columns:repeat(2,minmax(0,1fr));gap:.4em;padding:.6em .75em}
.actions button:first-child{grid-column:1/-1}`

/**
 * The styles of both layers of TCF. Accept and Reject are equally wide and high in windows of any size and with fonts of
 * any size: sizes in `em` of the container follow both.
 */
export const tcfStyles = `${groundStyles}
.root{font:calc(var(--_rem)*.9375)/1.5 var(--_font);color:var(--_text)}
.banner,.settings{background:var(--_surface);color:var(--_text);border:1px solid var(--_line);box-shadow:var(--_shadow);border-radius:var(--_radius)}
.banner{container:layer/inline-size;position:fixed;inset:0;margin:auto;padding:0;width:min(48em,calc(100vw - 2*var(--_gap)));height:fit-content;max-width:none;max-height:calc(100vh - 2*var(--_gap));max-height:calc(100dvh - 2*var(--_gap));flex-direction:column;overflow:hidden}
.settings{container:layer/size;position:fixed;inset:0;margin:auto;padding:0;width:min(52em,calc(100vw - 2*var(--_gap)));height:min(48em,calc(100vh - 2*var(--_gap)));height:min(48em,calc(100dvh - 2*var(--_gap)));max-width:none;max-height:none;flex-direction:column}
.banner[open],.settings[open]{display:flex}
.settings.failure{container:layer/inline-size;width:min(46em,calc(100vw - 2*var(--_gap)));height:fit-content;max-height:calc(100vh - 2*var(--_gap));border-radius:var(--_radius)}
.failure .actions{grid-template-columns:repeat(auto-fit,minmax(8em,1fr))}
::backdrop{background:rgb(15 23 32/55%)}
h2:focus{outline:none}
.content{background:linear-gradient(transparent,var(--_surface) 70%) 0 100%/100% 3em no-repeat local,linear-gradient(transparent,rgb(15 23 32/16%)) 0 100%/100% .75em no-repeat;overflow:auto;padding:1.25em 1.25em .75em;overscroll-behavior:contain;flex:1 1 auto;min-height:0}
.content:focus-visible{outline:2px solid var(--_focus);outline-offset:-2px}
h2{font-size:1.25em;line-height:1.3;margin:0 0 .5em}
h3{font-size:1.05em;font-weight:600;margin:1.5em 0 .5em}
h3:first-child{margin-top:0}
[role=status]{margin-top:.5em}
p{margin:0 0 .75em}
ul{margin:0 0 .75em;padding:0;list-style:none}
.names{columns:2;column-gap:1.5em}
.names li{break-inside:avoid;padding-block:.1em;padding-inline-start:1.1em;position:relative;line-height:1.4}
.names li::before{content:"";position:absolute;inset-inline-start:.2em;top:.72em;width:.35em;height:.35em;border-radius:50%;background:var(--_accent)}
.actions{flex:none;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));grid-auto-rows:1fr;gap:.6em;padding:.9em 1.25em;border-top:1px solid var(--_line);background:var(--_surface-raised);border-radius:0 0 var(--_radius) var(--_radius)}
button,.link{font:inherit}
button{min-height:2.9em;padding:.4em 1em;border-radius:var(--_radius-control);border:1px solid var(--_control);background:var(--_surface);color:var(--_text);cursor:pointer}
.actions button{min-height:max(44px,2.2em);padding:.3em;line-height:1.2;overflow-wrap:break-word}
button.main{background:var(--_accent);border-color:var(--_accent);color:var(--_on-accent);font-weight:600}
button.main:hover{background:var(--_accent-hover)}
button:focus-visible,a:focus-visible,summary:focus-visible,input:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}
button.text{border:0;background:none;text-align:start;text-decoration:underline;padding:0;min-height:2em;color:var(--_accent)}
a{color:var(--_accent)}
.links{flex:none;display:flex;flex-wrap:wrap;gap:0 1.5em;padding:.35em 1.25em;align-items:center;border-top:1px solid var(--_line)}
.links>*{min-height:24px;line-height:1.4;padding:.2em 0;display:inline-flex;align-items:center}
.banner h3{font-size:1em;margin:1em 0 .4em}
.signal{border-inline-start:3px solid var(--_accent);padding-inline-start:.75em}
.users{margin:.25em 0}
header{flex:none;display:flex;gap:.75em;align-items:center;padding:1em 1.25em;border-bottom:1px solid var(--_line)}
header h2{margin:0;flex:1;hyphens:auto;overflow-wrap:anywhere}
header .close{flex:none;width:2.9em;padding:0}
.tabs{flex:none;display:flex;gap:.5em;padding:.75em 1.25em 0}
.tabs button{flex:1 1 auto;padding-inline:.4em;overflow-wrap:break-word}
.tabs button[aria-pressed=true]{border-color:var(--_accent);box-shadow:inset 0 0 0 1px var(--_accent);font-weight:600}
.row{border-bottom:1px solid var(--_line);padding:.6em 0;display:grid;grid-template-columns:1fr auto;gap:.25em .75em;align-items:start}
.row.vendor{content-visibility:auto;contain-intrinsic-size:auto 3.4em}
.row>details{min-width:0;grid-column:1}
.row[data-wide]>details{grid-column:1/-1}
summary{cursor:pointer;padding:.35em 0;min-height:1.5em;overflow-wrap:anywhere}
.switches{display:flex;flex-direction:column;gap:.1em;font-size:.9em}
.switches label{display:flex;gap:.5em;align-items:center;justify-content:flex-end;min-height:2em;cursor:pointer}
input[type=checkbox]{width:1.35em;height:1.35em;accent-color:var(--_accent);margin:0;flex:none}
input[type=search]{font:inherit;width:100%;min-height:2.9em;padding:.4em .75em;border:1px solid var(--_control);border-radius:var(--_radius-control);background:var(--_surface);color:var(--_text)}
.note{color:var(--_text-muted);font-size:.9em}
.facts{font-size:.9em;color:var(--_text-muted)}
.facts ul{list-style:disc;padding-inline-start:1.25em}
.facts h4{margin:.75em 0 .25em;font-size:1em;color:var(--_text)}
@media (max-width:30em){
.settings{width:100vw;height:100vh;height:100dvh;border-radius:0;border:0}
.settings .actions{border-radius:0}
.row{grid-template-columns:1fr}
.switches{flex-direction:row;flex-wrap:wrap;gap:.1em 1.25em}
.banner{width:100vw;inset-block-start:auto;border-width:1px 0 0;border-radius:var(--_radius) var(--_radius) 0 0;margin-block-end:0;max-height:100vh;max-height:100dvh}
.content{padding:1em 1em .5em}
.banner p{margin-bottom:.5em;line-height:1.4}
.banner h3{margin:.6em 0 .3em}
.names{columns:1;font-size:.93em;line-height:1.35}
.banner .content{font-size:.96em}
.names li{display:inline;padding:0;line-height:inherit}
.names li::before{content:"•\\a0";position:static;width:auto;height:auto;background:none;color:var(--_accent)}
.names li:not(:last-child)::after{content:" "}
.links{padding:.1em 1em .2em;gap:0 1em;font-size:.93em}
.banner .actions{border-radius:0}
${twoColumns}
}
@container layer (max-width:26em){
${twoColumns}
header{padding:.5em .75em}
header h2{font-size:1.1em}
.tabs{padding:.5em .75em 0}
.content{padding:.75em .75em .5em}
.links{padding-inline:.8em}
}
@container layer (max-width:18em){
.actions{grid-template:auto 1fr 1fr/minmax(0,1fr);gap:.25em;padding:.3em .5em}
.actions button{min-height:44px}
header{padding:.2em .5em}
.tabs{padding:.2em .5em 0}
h2,header h2{font-size:1em}
header .close{width:44px;min-height:44px}
.tabs button{min-height:44px;line-height:1.2}
}
@container layer (max-height:18em) and (min-width:18em){
.tabs{overflow-x:auto}
.tabs button{white-space:nowrap}
header{padding:.1em .75em}
header .close{width:44px;min-height:44px}
.tabs{padding-block:.2em 0}
.tabs button{min-height:44px;line-height:1.2}
.actions{grid-template-columns:repeat(3,minmax(0,1fr));padding:.2em .5em}
.actions button:first-child{grid-column:auto}
}
@media (forced-colors:active){button.main{border-width:2px}}
`
