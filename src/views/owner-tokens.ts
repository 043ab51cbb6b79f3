/**
 * Custom properties of the pages for owners and developers: studio, examples, documentation, dashboard, audit report and
 * inspector. Colors, corners and steps are those of `tokens.ts`. The build writes them to `examples/tokens.css` as well.
 */
export const ownerTokens = `
  --ground: light-dark(#f5f7f9, #0f1218);
  --sheet: light-dark(#ffffff, #181c24);
  --well: light-dark(#f5f7f9, #1f2530);
  --line: light-dark(#e1e6ec, #2f3744);
  --edge: light-dark(#75808f, #8692a4);
  --ink: light-dark(#17202c, #eef1f5);
  --soft: light-dark(#4b5768, #aab4c3);
  --link: light-dark(#175c6e, #8fd3e2);
  --on-link: light-dark(#ffffff, #0b2a33);
  --focus: light-dark(#0b57d0, #a8c7fa);
  --good: light-dark(#12613f, #7fdcae);
  --good-ground: light-dark(#def5e8, #12332a);
  --warn: light-dark(#8a4b00, #ffc074);
  --warn-ground: light-dark(#fff1dc, #3a2a14);
  --bad: light-dark(#a1182c, #ff9aa6);
  --bad-ground: light-dark(#fde4e7, #3d1a20);
  --radius: 16px;
  --radius-control: 10px;
  --radius-small: 6px;
  --shadow: 0 1px 2px rgb(15 23 32 / 8%), 0 8px 24px rgb(15 23 32 / 12%);
  --text-s: 0.8125rem;
  --text-m: 0.9375rem;
  --text-l: 1.1875rem;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
`
