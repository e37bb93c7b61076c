/** The look of a report: warm paper and ink by day, slate paper by night. One file, no request to anywhere. */
export const STYLE = `
:root { --table:#dfcfa9; --paper:#f2e7cd; --paper-2:#e9dbb9; --paper-3:#d9c69b; --ink:#2a231c; --ink-2:#5c4f3f; --ink-3:#6f6047;
  --line:#b9a276; --line-soft:#d3c096; --accent:#8e3d2b; --bad:#a3341f; --p0:#a8482f; --p1:#44586e; --p2:#5f7558; --p3:#7d5a8c; --good:#5f7558; color-scheme: light; }
@media (prefers-color-scheme: dark) { :root { --table:#0f151d; --paper:#19222e; --paper-2:#212c3a; --paper-3:#2c3a4b; --ink:#f1e7d0; --ink-2:#b9c3cc;
  --ink-3:#8593a1; --line:#3a4a5d; --line-soft:#283546; --accent:#f0a63c; --bad:#ef8a6c; --p0:#e08a66; --p1:#8fb0d0; --p2:#9dbd92; --p3:#c3a0d2; --good:#9dbd92; color-scheme: dark; } }
* { box-sizing: border-box; font-variant-numeric: lining-nums tabular-nums; }
body { margin:0; background:var(--table); color:var(--ink); font:16px/1.5 'Alegreya Sans','Gill Sans Nova','Gill Sans',Candara,Optima,'Segoe UI',sans-serif; }
main { max-width:1060px; margin:32px auto; padding:40px clamp(16px,5vw,64px) 56px; background:var(--paper); border:1px solid var(--line); border-radius:14px;
  box-shadow:0 1px 0 var(--line-soft), 0 18px 40px -28px #000; }
h1,h2,h3 { font-family:'Grenze','Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif; font-weight:600; line-height:1.15; margin:0; }
h1 { font-size:44px; letter-spacing:-.01em; } h2 { font-size:28px; margin-top:56px; padding-top:14px; border-top:2px solid var(--ink); } h3 { font-size:19px; margin:24px 0 6px; }
h1 + p, h2 + p { color:var(--ink-2); margin:6px 0 18px; max-width:68ch; }
.facts { display:flex; flex-wrap:wrap; gap:12px 36px; margin:24px 0 0; padding:0; list-style:none; }
.facts b { display:block; font:600 28px/1.1 'Grenze','Iowan Old Style',Palatino,Georgia,serif; } .facts span { color:var(--ink-3); font-size:14px; }
figure { margin:18px 0; } figcaption { color:var(--ink-3); font-size:14px; margin-top:4px; }
svg { display:block; width:100%; height:auto; overflow:visible; font:13px 'Alegreya Sans','Gill Sans',Candara,'Segoe UI',sans-serif; fill:var(--ink); }
.scroll { overflow-x:auto; } .scroll > svg { min-width:560px; }
.axis { stroke:var(--line); stroke-width:1; fill:none; } .grid { stroke:var(--line-soft); stroke-width:1; } .tick { fill:var(--ink-3); }
.even { stroke:var(--ink-3); stroke-width:1; stroke-dasharray:2 4; }
.c0{color:var(--p0)} .c1{color:var(--p1)} .c2{color:var(--p2)} .c3{color:var(--p3)}
.mark { fill:currentColor; stroke:var(--paper); stroke-width:1.5; } .whisker { stroke:currentColor; stroke-width:3; stroke-linecap:round; opacity:.45; }
.bars { fill:currentColor; opacity:.55; } .outline { fill:none; stroke:currentColor; stroke-width:2; stroke-linejoin:round; } .band { fill:currentColor; opacity:.16; }
.d1 { stroke-dasharray:7 4; } .d2 { stroke-dasharray:2 4; } .d3 { stroke-dasharray:9 3 2 3; }
table { border-collapse:collapse; width:100%; font-size:15px; } th { text-align:left; color:var(--ink-3); font-weight:500; font-size:13px; border-bottom:1px solid var(--line); padding:4px 10px 4px 0; vertical-align:bottom; }
td { border-bottom:1px solid var(--line-soft); padding:5px 10px 5px 0; vertical-align:middle; } td.n, th.n { text-align:right; white-space:nowrap; } td svg { width:150px; height:18px; }
td small { color:var(--ink-3); }
.heat td, .heat th { text-align:center; padding:0; border:2px solid var(--paper); } .heat th { padding:4px 8px; color:var(--ink-2); } .heat th.row { text-align:right; vertical-align:middle; }
.heat td { padding:9px 6px; border-radius:5px; } .heat td b { font-weight:700; display:block; } .heat td small { color:inherit; opacity:.75; }
.key { display:flex; flex-wrap:wrap; gap:4px 20px; margin:4px 0; padding:0; list-style:none; color:var(--ink-2); font-size:14px; } .key svg { display:inline-block; width:26px; height:10px; margin-right:6px; }
.small { display:grid; grid-template-columns:repeat(auto-fill,minmax(270px,1fr)); gap:8px 28px; } .small figure { margin:8px 0; } .small h3 { font-size:16px; margin:8px 0 0; }
details { border-top:1px solid var(--line-soft); } summary { cursor:pointer; padding:10px 0; font-weight:600; } summary small { font-weight:400; color:var(--ink-3); } summary:focus-visible { outline:3px solid #1f5d8c; outline-offset:2px; }
code { font:14px ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace; background:var(--paper-2); border:1px solid var(--line-soft); border-radius:5px; padding:2px 6px; overflow-wrap:anywhere; }
pre code { display:block; padding:12px 16px; white-space:pre-wrap; } .bad { color:var(--bad); }
@media print { body { background:none; } main { border:0; box-shadow:none; margin:0; } }
`;
