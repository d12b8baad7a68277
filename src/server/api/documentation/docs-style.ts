/** The style of the documentation page; it stands alone, without the shop's own styles. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #33404f); --quiet: light-dark(#536171, #9fb0c3);
  --card: light-dark(#f6f8fa, #17202b); --accent: light-dark(#0b62a8, #7cc0ff); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body { margin: 0 auto; padding: 2rem 1.25rem 6rem; max-width: 58rem; font: 1rem/1.6 system-ui, sans-serif;
  color: light-dark(#17202b, #e6edf5); background: light-dark(#fff, #0e151d); text-wrap: pretty; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 3.5rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; line-height: 1.4; margin: 2.5rem 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin: 1.25rem 0 .4rem; color: var(--quiet); }
p { margin: .5rem 0; max-width: 44rem; }
a { color: var(--accent); text-underline-offset: .2em; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; font-size: .875em; }
p code, td code, li code { background: var(--card); border-radius: .25rem; padding: .1em .3em; overflow-wrap: break-word; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; }
nav ul { list-style: none; padding: 0; margin: 0; columns: 18rem; }
nav li { break-inside: avoid; padding: .15rem 0; }
nav a { text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
.call { white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 38rem; font-size: .925rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; }
td:first-child { white-space: nowrap; }
.method { display: inline-block; min-width: 3.6em; font-weight: 700; color: var(--accent); }
.quiet { color: var(--quiet); }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
