import { ownerTokens } from '../views/owner-tokens'

/**
 * All color pairs have a contrast of at least 4.5:1. The host element is reset, so that the page's styles do not apply.
 */
export const inspectorStyles = `
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important;inset-block-end:max(12px,env(safe-area-inset-bottom))!important;inset-inline-end:12px!important;inline-size:min(36rem,100vw - 24px)!important;color-scheme:light dark!important}
*{box-sizing:border-box}
[hidden]{display:none!important}
.panel{${ownerTokens}
display:flex;flex-direction:column;max-block-size:min(44rem,100dvh - 24px);overflow:hidden;background:var(--sheet);color:var(--ink);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow);font:400 13px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;text-align:start;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 16px;border-block-end:1px solid var(--line);background:var(--well)}
h2{flex:1;margin:0;font-size:14px;font-weight:650;letter-spacing:-.01em}
h2 small{font-weight:400;font-size:12px;color:var(--soft);margin-inline-start:8px}
h2:focus{outline:0}
.body{overflow:auto;overscroll-behavior:contain;padding:4px 16px 16px}
details{border-block-end:1px solid var(--line)}
details:last-child{border-block-end:0}
summary{padding-block:8px;cursor:pointer;font-weight:600;border-radius:4px}
summary::marker{color:var(--soft)}
details>:not(summary){margin-block-end:12px}
p{margin:0}
.soft,.count{color:var(--soft)}
.count{margin-block:8px}
table{inline-size:100%;border-collapse:collapse;font-size:12px}
th{position:sticky;inset-block-start:0;background:var(--sheet);color:var(--soft);font-weight:500;text-align:start;white-space:nowrap;padding:4px 8px 4px 0}
td{padding:4px 8px 4px 0;border-block-start:1px solid var(--line);vertical-align:top}
td.url{min-inline-size:10rem;font:12px/1.5 var(--mono)}
.time{white-space:nowrap;font-variant-numeric:tabular-nums}
.scroll{max-block-size:16rem;overflow:auto}
dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) 1fr;gap:4px 16px;margin:0}
dt{color:var(--soft)}
dd{margin:0}
pre{margin:0;padding:8px 12px;max-block-size:14rem;overflow:auto;border-radius:var(--radius-small);background:var(--well);font:12px/1.55 var(--mono);white-space:pre-wrap}
.badge{display:inline-block;padding:0 8px;border-radius:99px;font-size:11px;line-height:20px;font-weight:600;white-space:nowrap;background:var(--well);color:var(--soft)}
.on,.released,.granted{background:var(--good-ground);color:var(--good)}
.off,.held,.denied{background:var(--warn-ground);color:var(--warn)}
.fields{display:flex;flex-wrap:wrap;gap:8px 12px}
label{display:inline-flex;align-items:center;gap:8px;color:var(--soft)}
label:first-child{flex:1 1 14rem}
input,select,button{min-block-size:32px;border:1px solid var(--edge);border-radius:var(--radius-small);background:var(--sheet);color:var(--ink);font:inherit;padding:4px 12px}
input{flex:1;min-inline-size:0}
button{cursor:pointer}
button:hover{background:var(--well)}
.close{min-inline-size:32px;padding:0;font-size:18px;line-height:1;border-color:transparent;background:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){.badge{border:1px solid}}
@media print{.panel{display:none}}
`
