/** The dialogs with full-screen pictures, and with the link to share. */
export const dialogCss = `
dialog { color: inherit; }
.lightbox { width: 100vw; height: 100vh; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; background: #060b0c; color: #fff; overflow: hidden; touch-action: pan-y pinch-zoom; }
.lightbox[open] { display: grid; place-items: center; }
.lightbox::backdrop { background: rgb(6 11 12 / 80%); }
.lightbox img { width: 100vw; height: 100vh; height: 100dvh; object-fit: contain; }
.lightbox .counter { right: auto; left: 18px; top: 22px; bottom: auto; background: rgb(255 255 255 / 14%); }
.lightbox .close { top: 14px; right: 14px; }
.share { width: min(440px, calc(100vw - 32px)); padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); box-shadow: 0 24px 64px rgb(0 0 0 / 30%); }
.share::backdrop { background: rgb(10 18 20 / 55%); }
.share h2 { margin-bottom: 16px; font-size: 20px; }
.share label { display: block; margin-bottom: 6px; color: var(--muted); font-size: 14px; }
.share input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--canvas); color: inherit; font: inherit; font-size: 16px; text-overflow: ellipsis; }
.share p { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-top: 20px; }
@media print { dialog { display: none !important; } }
`
