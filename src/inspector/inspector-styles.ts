import { ownerParts } from '../views/owner-parts'
import { ownerTokens } from '../views/owner-tokens'

/** A page may set another size of its root, which rem would follow. */
const inPixels = (css: string): string =>
  css.replace(/(\d{0,3}\.?\d{1,4})rem/g, (_, size: string) => `${Number(size) * 16}px`)

/**
 * All color pairs have a contrast of at least 4.5:1. The host element is reset, so that the page's styles do not apply.
 */
export const inspectorStyles = inPixels(`
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important;inset-block-end:max(8px,env(safe-area-inset-bottom))!important;inset-inline-end:8px!important;inline-size:min(576px,100vw - 16px)!important;color-scheme:light dark!important}
${ownerParts}
.panel{${ownerTokens}--control:32px;--text-control:13px;
display:flex;flex-direction:column;max-block-size:min(704px,100dvh - 16px);overflow:hidden;background:var(--sheet);color:var(--ink);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow);font:400 13px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;text-align:start;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 16px;border-block-end:1px solid var(--line);background:var(--well)}
h2{flex:1;margin:0;font-size:14px}
h2 small{font-weight:400;font-size:12px;color:var(--soft);margin-inline-start:8px}
h2:focus{outline:0}
.body{overflow:auto;overscroll-behavior:contain;padding:4px 16px 16px}
details{border-block-end:1px solid var(--line)}
details:last-child{border-block-end:0}
details>:not(summary){margin-block-end:12px}
p{margin:0}
.count{margin-block:8px;color:var(--soft)}
table{font-size:13px}
.scroll table{font-size:12px}
thead th{position:sticky;inset-block-start:0;background:var(--sheet);white-space:nowrap}
th,td{padding-block:4px;padding-inline-end:8px}
td.url{min-inline-size:160px;font:12px/1.5 var(--mono)}
.time{white-space:nowrap}
.body .scroll{max-block-size:256px;overflow:auto}
pre{max-block-size:224px;font-size:12px}
.fields>label{font-size:12px}
.fields>label:first-child{flex:1 1 224px}
.close{min-inline-size:32px;padding:0;font-size:18px;line-height:1;border-color:transparent;background:none}
@media print{.panel{display:none}}
`)
