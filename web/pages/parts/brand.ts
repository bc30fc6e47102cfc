import { html } from '../markup/html.ts'

/** The product's mark: a wire that ends in a contact. */
export const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#135e68"/><path d="M9.5 8v10.5a4.5 4.5 0 0 0 4.5 4.5h4.5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/><circle cx="23" cy="23" r="2.5" fill="#eb9768"/></svg>`
