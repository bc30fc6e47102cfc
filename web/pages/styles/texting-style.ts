import { baseCss } from './base-css.ts'
import { formCss } from './form-css.ts'

const textingCss = `
.policy { display: grid; gap: 14px; max-width: 680px; margin-inline: auto; }
.policy h1 { font-size: clamp(26px, 2vw + 18px, 36px); margin-bottom: 6px; }
.policy h2 { margin-top: 10px; font-size: 19px; }
.policy a { color: var(--brand-ink); text-decoration: underline; }
.agree .check { grid-template-columns: auto 1fr; gap: 12px; font-weight: 400; }
.agree .check input { width: 22px; height: 22px; margin: 2px 0 0; accent-color: var(--brand); }
.others { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
.others a { display: inline-flex; align-items: center; min-height: 44px; }
`

export const textingStyle = baseCss + formCss + textingCss
