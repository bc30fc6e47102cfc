import { actionsCss } from './actions-css.ts'
import { baseCss } from './base-css.ts'

/** Pages with cards, and notices in place of a page. */
const dealerCss = `
.lot { display: flex; align-items: end; justify-content: space-between; gap: 12px 40px; margin-bottom: 20px; }
.lot h1 { font-size: clamp(28px, 2.6vw + 18px, 44px); }
.lot p { margin-top: 6px; color: var(--muted); font-weight: 550; }
.lot address { display: flex; flex-wrap: wrap; gap: 0 28px; margin-top: 6px; }
.lot address a { line-height: 1.35; }
.search { display: grid; grid-template-columns: minmax(0, 1fr) repeat(4, minmax(0, 176px)) auto; gap: 10px; margin-bottom: 24px; }
.search input, .search select { width: 100%; min-height: 50px; padding: 8px 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--raised); color: inherit; font: inherit; text-overflow: ellipsis; }
.search ::placeholder { color: var(--muted); opacity: 1; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr)); gap: 20px; }
.car { overflow: hidden; }
.car:hover { transform: translateY(-2px); box-shadow: 0 2px 4px rgb(14 30 34 / 6%), 0 16px 32px -12px rgb(14 30 34 / 22%); }
.car a { display: flex; flex-direction: column; height: 100%; border-radius: 15px; }
.car a:focus-visible { outline-offset: -3px; }
.car a > div { display: flex; flex: 1; flex-direction: column; padding: 16px 18px 18px; }
.car h2 { font-size: 17px; letter-spacing: -.01em; line-height: 1.3; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.known { margin: 4px 0 12px; color: var(--muted); font-size: 14px; }
.cost { margin-top: auto; font-size: 20px; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.cost.ask { font-size: 16px; letter-spacing: 0; color: var(--brand-ink); }
.fees { color: var(--muted); font-size: 13px; }
.cost s { margin-left: 6px; color: var(--muted); font-size: 14px; font-weight: 500; letter-spacing: 0; }
.pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; margin-top: 40px; }
.pages ol { display: flex; flex-wrap: wrap; gap: 4px; }
.pages li > * { display: grid; place-content: center; min-width: 44px; height: 44px; border-radius: 10px; font-weight: 600; font-variant-numeric: tabular-nums; }
.pages a:hover { background: var(--shade); }
.pages [aria-current] { background: var(--brand); color: #fff; }
.pages a[aria-current]:hover { background: var(--brand); }
.step { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 12px; border-radius: 10px; color: var(--brand-ink); font-weight: 650; }
.notice { display: grid; justify-items: center; gap: 10px; max-width: 560px; margin: clamp(20px, 6vh, 72px) auto; text-align: center; }
.notice > .icon { width: 72px; height: 72px; color: var(--ring); stroke-width: 1.25; }
.notice h1, .notice h2 { font-size: clamp(26px, 2vw + 18px, 36px); }
.notice > p { color: var(--muted); text-wrap: balance; }
.notice > .button { margin-top: 14px; }
.notice .badge { padding: 3px 12px; border-radius: 20px; background: var(--copper-soft); color: var(--copper-ink); font-size: 14px; font-weight: 650; }
.similar > h2 { margin-bottom: 18px; font-size: 24px; }
@media (min-width: 960px) { .lot .actions, .notice .actions { grid-auto-flow: column; white-space: nowrap; } .notice .actions { margin-top: 14px; } .notice > .actions + .button { margin-top: 0; } }
@media (max-width: 959px) {
  .search { display: flex; flex-wrap: wrap; }
  .search input { flex: 1 1 calc(100% - 64px); width: auto; min-width: 0; }
  .search .button { flex: 0 0 54px; order: 1; padding: 0; }
  .search select { flex: 1 1 calc(50% - 5px); order: 2; width: auto; min-width: 0; padding-inline: 12px 6px; }
  .search .button span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (max-width: 559px) { main { padding-top: 16px; } .lot address { display: block; } .lot:has(.actions) [href^="tel:"]:not(.button) { display: none; } .step span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } .step { justify-content: center; min-width: 44px; padding: 0; } }
@media (prefers-reduced-motion: reduce) { .car:hover { transform: none; } }
@media print { .search { display: none; } .cards { grid-template-columns: repeat(3, 1fr); } .car { break-inside: avoid; } }
`

export const dealerStyle = baseCss + actionsCss + dealerCss
