import { actionsCss } from './actions-css.ts'
import { baseCss } from './base-css.ts'

const appointmentCss = `
.appointment { display: grid; justify-items: center; gap: 14px; max-width: 480px; margin: clamp(16px, 5vh, 56px) auto; text-align: center; }
.appointment h1 { font-size: clamp(26px, 2vw + 18px, 36px); }
.appointment .badge { padding: 3px 12px; border-radius: 20px; background: var(--copper-soft); color: var(--copper-ink); font-size: 14px; font-weight: 650; }
.appointment .when { font-size: 19px; }
.appointment p a { color: var(--brand-ink); text-decoration: underline; }
.choices { display: grid; gap: 10px; width: 100%; margin-top: 10px; }
.choices .button { width: 100%; font: inherit; font-weight: 650; cursor: pointer; }
.choices .quiet { border-color: transparent; background: none; color: var(--muted); }
.slots { display: grid; gap: 4px; width: 100%; text-align: left; }
.slots[hidden] { display: none; }
.slots summary { min-height: 44px; padding: 10px 0; font-weight: 650; cursor: pointer; }
.slots div { display: grid; grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); gap: 8px; }
.slots button { min-height: 44px; border: 1px solid var(--edge); border-radius: 10px; background: var(--raised); color: inherit; font: inherit; cursor: pointer; }
.said:empty { display: none; }
.said { color: var(--copper-ink); font-weight: 600; }
`

export const appointmentStyle = baseCss + actionsCss + appointmentCss
