import { baseCss } from './base-css.ts'
import { formCss } from './form-css.ts'

const tradeInCss = `
.trade-in-page { display: grid; gap: 14px; max-width: 560px; margin-inline: auto; }
.trade-in-page h1 { font-size: clamp(26px, 2vw + 18px, 36px); }
.trade-in-page p a { color: var(--brand-ink); text-decoration: underline; }
.thanks { padding: clamp(20px, 4vw, 32px); font-size: 18px; font-weight: 600; text-align: center; }
.trade-in .button { width: 100%; font: inherit; font-weight: 650; cursor: pointer; }
.trade-in .button:disabled { opacity: 0.6; }
`

export const tradeInStyle = baseCss + formCss + tradeInCss
