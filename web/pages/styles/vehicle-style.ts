import { actionsCss } from './actions-css.ts'
import { baseCss } from './base-css.ts'
import { dialogCss } from './dialog-css.ts'

/** The page of a vehicle. */
const vehicleCss = `
.vehicle { display: grid; gap: 20px 32px; grid-template-columns: minmax(0, 1fr); }
.vehicle > * { min-width: 0; }
.title h1 { font-size: clamp(26px, 2.2vw + 18px, 40px); }
.title .long { font-size: clamp(22px, 1.6vw + 15px, 32px); }
.title p { margin-top: 6px; color: var(--muted); font-weight: 550; }
.stage { position: relative; overflow: hidden; border-radius: 16px; background: var(--shade); }
.strip { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; overscroll-behavior-x: contain; }
.strip::-webkit-scrollbar { display: none; }
.strip:focus-visible { outline-offset: -4px; }
.strip li { flex: 0 0 100%; scroll-snap-align: center; scroll-snap-stop: always; }
.strip a { display: block; cursor: zoom-in; }
.strip a:focus-visible { outline-offset: -4px; }
.none { display: grid; place-content: center; justify-items: center; gap: 12px; aspect-ratio: 16 / 9; color: var(--muted); }
.none .icon { width: 72px; height: 72px; stroke-width: 1.25; }
.turn {
  position: absolute; top: calc(50% - 24px); display: grid; place-content: center; width: 48px; height: 48px; padding: 0; border: 0; border-radius: 50%; font-size: 19px;
  background: rgb(255 255 255 / 92%); color: #182225; cursor: pointer; box-shadow: 0 2px 10px rgb(0 0 0 / 25%);
}
.turn:hover { background: #fff; transform: scale(1.06); }
.turn.previous { left: 14px; } .turn.next { right: 14px; }
.counter { position: absolute; right: 14px; bottom: 14px; padding: 3px 12px; border-radius: 20px; background: rgb(10 20 22 / 78%); color: #fff; font-size: 14px; font-weight: 600; font-variant-numeric: tabular-nums; }
.thumbs { display: flex; gap: 10px; margin-top: 12px; padding: 4px; overflow-x: auto; scrollbar-width: thin; position: relative; }
.thumbs li { flex: 0 0 92px; }
.thumbs a { display: block; border-radius: 10px; overflow: hidden; opacity: .72; }
.thumbs a:hover { opacity: 1; }
.thumbs a[aria-current] { opacity: 1; box-shadow: 0 0 0 3px var(--ring); }
.panel { display: grid; gap: 20px; }
.sale { padding: 24px; }
.price { font-size: 34px; font-weight: 750; letter-spacing: -.03em; line-height: 1.1; font-variant-numeric: tabular-nums; }
.price.ask { font-size: 26px; letter-spacing: -.02em; }
.fees { margin-top: 4px; color: var(--muted); font-size: 14px; }
.sale > .badge { width: fit-content; margin-bottom: 10px; padding: 3px 12px; border-radius: 20px; background: var(--copper-soft); color: var(--copper-ink); font-size: 14px; font-weight: 650; }
.fell { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; margin-top: 10px; font-size: 15px; }
.was { color: var(--muted); }
.drop { padding: 3px 10px; border-radius: 20px; background: var(--copper-soft); color: var(--copper-ink); font-weight: 650; font-size: 14px; }
.drive { display: flex; align-items: center; gap: 10px; margin-top: 16px; padding: 10px 14px; border-radius: 10px; background: var(--brand-soft); color: var(--brand-ink); font-weight: 600; }
.facts { margin-top: 16px; }
.facts div { display: flex; justify-content: space-between; gap: 24px; padding: 10px 0; border-top: 1px solid var(--line); }
.facts div:first-child { border-top: 0; }
.facts div:last-child { padding-bottom: 0; }
.facts dt { color: var(--muted); flex: none; }
.facts dd { font-weight: 600; text-align: right; }
.ask-us { padding: 20px 24px; }
.ask-us h2 { font-size: 19px; letter-spacing: -.01em; }
.ask-us form, .drive-fields:not([hidden]) { display: grid; gap: 12px; margin-top: 12px; }
.ask-us label { display: grid; gap: 4px; font-size: 15px; font-weight: 600; }
.ask-us input, .ask-us select, .ask-us textarea { width: 100%; min-height: 48px; padding: 8px 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--raised); color: inherit; font: inherit; font-weight: 400; resize: vertical; }
.ask-us .fine { color: var(--muted); font-size: 13px; line-height: 1.45; }
.ask-us .said:empty { display: none; }
.ask-us .said { font-weight: 600; }
.dealer { padding: 20px 24px; }
.eyebrow { color: var(--muted); font-size: 14px; }
.name { margin-bottom: 4px; font-size: 19px; font-weight: 700; letter-spacing: -.01em; }
.more { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; color: var(--brand-ink); font-weight: 650; }
.more:hover { text-decoration: underline; }
.story { display: grid; gap: 36px; align-content: start; margin-top: 12px; }
.story h2 { margin-bottom: 14px; font-size: 22px; }
.words { max-width: 70ch; white-space: pre-line; }
.options { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 10px 24px; }
.options li { display: flex; gap: 10px; }
.options .icon { margin-top: .15em; color: var(--ring); }
@media (min-width: 960px) {
  .vehicle { grid-template-columns: minmax(0, 1fr) 376px; grid-template-areas: "title title" "gallery panel" "story panel"; grid-template-rows: auto auto 1fr; }
  .title { grid-area: title; } .gallery { grid-area: gallery; } .panel { grid-area: panel; align-self: start; } .story { grid-area: story; }
}
@media (max-width: 959px) {
  main { padding-top: 16px; }
  .stage { margin-inline: calc(-1 * clamp(16px, 3vw, 32px)); border-radius: 0; }
  .thumbs li { flex-basis: 76px; }
}
/* Of a phone's screen the browser's own bars take a fifth: the price stands above the buttons all the same. */
@media (max-width: 559px) {
  main { padding-top: 12px; }
  .vehicle { gap: 12px; }
  .title h1 { font-size: 26px; }
  .title .long { font-size: 21px; }
  .title p { margin-top: 3px; }
  .thumbs { gap: 8px; margin-top: 6px; }
  .thumbs li { flex-basis: 60px; }
  .sale { padding: 18px 20px; }
  .price { font-size: 30px; }
  .drive { font-size: 15px; }
}
/* A phone on its side shows the whole picture between title and buttons. */
@media (max-width: 959px) and (max-height: 480px) {
  .strip .photo { max-height: calc(100vh - 64px); margin-inline: auto; }
}
@media print {
  .vehicle { grid-template-columns: minmax(0, 1fr); grid-template-areas: none; }
  .title, .gallery, .panel, .story { grid-area: auto; }
  .turn, .counter, .thumbs, .drive, .more { display: none !important; }
  .strip { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; overflow: visible; }
  .strip li:nth-child(n + 3) { display: none; }
}
`

export const vehicleStyle = baseCss + actionsCss + vehicleCss + dialogCss
