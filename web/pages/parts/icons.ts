import { type Html, html } from '../markup/html.ts'

/** Drawn in the text's color and size; the text beside it explains its meaning. */
const icon = (shape: Html) =>
  html`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`

export const icons = {
  back: icon(html`<path d="M19 12H5m7 7-7-7 7-7"/>`),
  previous: icon(html`<path d="m15 18-6-6 6-6"/>`),
  next: icon(html`<path d="m9 18 6-6-6-6"/>`),
  close: icon(html`<path d="M18 6 6 18M6 6l12 12"/>`),
  search: icon(html`<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>`),
  share: icon(html`<path d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7"/>`),
  call: icon(
    html`<path d="M22 16.9v3a2 2 0 0 1-2.2 2A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.5 2.8.7a2 2 0 0 1 1.7 2z"/>`,
  ),
  message: icon(html`<path d="M21 12a8.5 8.5 0 0 1-8.5 8.5c-1.5 0-3-.4-4.3-1.1L3 21l1.6-5.2A8.5 8.5 0 1 1 21 12z"/>`),
  clip: icon(
    html`<path d="m21 11.5-8.6 8.6a5.5 5.5 0 0 1-7.8-7.8l8.6-8.6a3.7 3.7 0 0 1 5.2 5.2l-8.6 8.6a1.8 1.8 0 0 1-2.6-2.6l7.9-7.9"/>`,
  ),
  microphone: icon(html`<rect x="9" y="2" width="6" height="12" rx="3"/><path d="M5 11a7 7 0 0 0 14 0m-7 7v4"/>`),
  send: icon(html`<path d="M22 2 11 13M22 2l-7 20-4-9-9-4z"/>`),
  check: icon(html`<path d="M20 6 9 17l-5-5"/>`),
  place: icon(html`<path d="M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0z"/><circle cx="12" cy="10" r="3"/>`),
  drop: icon(html`<path d="m22 17-8.5-8.5-5 5L2 7m14 10h6v-6"/>`),
  vehicle: icon(
    html`<path d="M14 16H9m10 0h3v-3.2a1 1 0 0 0-.8-1L17 11l-2.7-3.6a1 1 0 0 0-.8-.4H5.2a2 2 0 0 0-1.8 1.1l-.8 1.6A6 6 0 0 0 2 12.4V16h2"/><circle cx="6.5" cy="16.5" r="2.5"/><circle cx="16.5" cy="16.5" r="2.5"/>`,
  ),
  whatsapp: html`<svg class="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2zm0 1.8a8.2 8.2 0 1 1-4.2 15.2l-.3-.2-3 .8.8-3-.2-.3A8.2 8.2 0 0 1 12 3.8zM8.7 7.5c-.2 0-.5 0-.7.3-.3.3-.9.9-.9 2.2s.9 2.5 1 2.7c.2.2 1.8 2.9 4.5 4 2.2.9 2.7.7 3.2.7.5-.1 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.8-.9c-.2-.1-.4-.1-.6.1l-.8 1c-.2.2-.3.2-.6.1-.2-.1-1.1-.4-2-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.5.3-.4v-.5l-.8-2c-.2-.5-.4-.5-.6-.5h-.7z"/></svg>`,
} satisfies Record<string, Html>
