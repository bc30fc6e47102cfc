import { fontsCss } from './fonts-css.ts'

/** The product's colors and fonts, and the elements of every page: bar, cards, buttons, footer. */
export const baseCss = `${fontsCss}
:root {
  color-scheme: light dark;
  --canvas: #f6f8f8; --panel: #fff; --raised: #fff; --ink: #182225; --muted: #4d5c62; --line: #dce3e4; --edge: #7d8c91; --shade: #ecf0f1;
  --brand: #135e68; --brand-deep: #0e4b54; --brand-ink: #0e4b54; --brand-soft: #eaf4f5; --ring: #20747f;
  --copper-soft: #fdf3ec; --copper-ink: #843818; --green: #0b6b45; --green-deep: #085537;
  --shadow: 0 1px 2px rgb(14 30 34 / 5%), 0 8px 24px -12px rgb(14 30 34 / 12%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0e1618; --panel: #141e21; --raised: #1a2629; --ink: #eef3f4; --muted: #a3b1b5; --line: #2a393e; --edge: #66777d; --shade: #1a2629;
    --brand: #20747f; --brand-deep: #135e68; --brand-ink: #a3cdd3; --brand-soft: #0b2b31; --ring: #6fafb8;
    --copper-soft: #2c1308; --copper-ink: #f4be9e; --green: #0f7a50; --green-deep: #0b6b45;
    --shadow: none;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--canvas); color: var(--ink);
  font: 16px/1.55 Figtree, "Figtree stand-in", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, p, dl, dd, ul, ol { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1, h2 { font-weight: 700; letter-spacing: -.02em; line-height: 1.15; text-wrap: balance; }
a { color: inherit; text-decoration: none; }
address { font-style: normal; }
img, svg { display: block; max-width: 100%; }
.icon { width: 1.25em; height: 1.25em; flex: none; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; border-radius: 6px; }
main:focus { outline: none; }
.wrap { width: 100%; max-width: 1264px; margin-inline: auto; padding-inline: max(clamp(16px, 3vw, 32px), env(safe-area-inset-left)) max(clamp(16px, 3vw, 32px), env(safe-area-inset-right)); }
main { flex: 1; padding-block: 24px 56px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 16px; top: -100px; z-index: 9; padding: 12px 16px; background: var(--panel); border-radius: 8px; }
.skip:focus { top: 8px; }
.bar { background: var(--panel); border-bottom: 1px solid var(--line); }
.bar .wrap { display: flex; align-items: center; gap: 4px; min-height: 60px; }
.back, .language, .tool {
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; min-width: 44px; padding: 0 12px; border: 0; border-radius: 10px;
  background: none; color: var(--brand-ink); font: inherit; font-weight: 600; cursor: pointer;
}
.back { margin-left: -12px; }
.language:last-child { margin-right: -12px; }
.whose { flex: 1; min-width: 0; padding: 10px 12px; font-weight: 650; text-align: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tool { border: 1px solid var(--line); color: var(--ink); }
.back:hover, .language:hover, .tool:hover { background: var(--shade); }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); }
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 10px; min-height: 50px; padding: 8px 18px;
  border: 1px solid var(--line); border-radius: 12px; background: var(--raised); color: var(--ink); font: inherit; font-weight: 650; text-align: center; cursor: pointer;
}
.button:hover { background: var(--shade); }
.button.call { background: var(--brand); border-color: var(--brand); color: #fff; }
.button.call:hover { background: var(--brand-deep); }
.button.chat { background: var(--green); border-color: var(--green); color: #fff; }
.button.chat:hover { background: var(--green-deep); }
.photo { position: relative; display: block; aspect-ratio: 4 / 3; background: var(--shade); color: var(--muted); overflow: hidden; }
.photo .icon { position: absolute; inset: 0; margin: auto; width: min(28%, 72px); height: auto; stroke-width: 1.25; opacity: .55; }
.photo img { position: relative; width: 100%; height: 100%; object-fit: cover; }
img.failed { opacity: 0; }
small { color: var(--muted); font-size: .58em; font-weight: 600; letter-spacing: .02em; }
.foot { border-top: 1px solid var(--line); color: var(--muted); font-size: 14px; }
.foot .wrap { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; min-height: 64px; padding-block: 8px; }
.made { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-left: auto; font-weight: 600; }
.mark { width: 20px; height: 20px; }
address a { display: flex; align-items: center; gap: 10px; min-height: 44px; padding-block: 6px; }
address a:hover, .made:hover { color: var(--brand-ink); text-decoration: underline; }
address .icon { color: var(--brand-ink); }
.narrow { display: none; }
@media (scripting: none) { .scripted { display: none !important; } }
@media (max-width: 559px) {
  .bar .wrap { gap: 0; min-height: 54px; }
  .tool span, .back span, .wide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .tool, .back { justify-content: center; padding: 0; }
  .language { justify-content: center; padding: 0; }
  .narrow { display: inline; }
}
@media (prefers-reduced-motion: no-preference) {
  .button, .tool, .back, .card.car, .turn { transition: background-color .15s, transform .15s, box-shadow .15s; }
}
@media print {
  :root { --canvas: #fff; --panel: #fff; --raised: #fff; --ink: #000; --muted: #333; --line: #bbb; --shade: #fff; --brand-ink: #000; color-scheme: light; }
  .back, .language, .tool, .skip, .pages, .made { display: none !important; }
  main { padding-block: 12px; }
  .card { box-shadow: none; break-inside: avoid; }
}
`
