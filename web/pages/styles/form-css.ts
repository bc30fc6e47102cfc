/** A form of a few fields, one below the other. */
export const formCss = `
.form { display: grid; gap: 14px; padding: clamp(16px, 3vw, 24px); }
.form label { display: grid; gap: 6px; font-weight: 600; }
.form select, .form input:not([type=checkbox]) { width: 100%; min-height: 46px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 10px; background: var(--raised); color: inherit; font: inherit; font-weight: 400; }
.form ::file-selector-button { margin-right: 12px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
.fine { color: var(--muted); font-size: 14px; }
.said:empty { display: none; }
.said { color: var(--copper-ink); font-weight: 600; }
`
