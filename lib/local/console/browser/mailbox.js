import { byId, call, keepFresh, make } from './page.js'

const LINK = /(https?:\/\/[^\s<>"]+)/

/** The newest mails with their links; an open mail stays open. */
export function startMailbox() {
  let shown = ''

  async function refresh() {
    const to = byId('mail-to').value.trim()
    const { mails } = await call(`mail?to=${encodeURIComponent(to)}`)
    const newest = mails.slice(0, 50)
    const key = JSON.stringify(newest.map(({ to, subject, sent_at }) => [to, subject, sent_at]))
    if (key === shown) return
    const wasFirst = shown === ''
    shown = key
    const open = new Set([...document.querySelectorAll('#mails details[open]')].map(({ dataset }) => dataset.key))
    byId('mails').replaceChildren(
      ...newest.map((mail, index) => render(mail, open.has(mail.sent_at) || (wasFirst && index === 0))),
      ...(newest.length === 0
        ? [make('p', { className: 'empty', textContent: 'No mail yet. Sign up, and it arrives here.' })]
        : []),
    )
  }

  byId('mail-to').addEventListener('input', refresh)
  keepFresh(1500, refresh)
}

function render({ to, subject, text, sent_at }, open) {
  const time = new Date(sent_at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const summary = make(
    'summary',
    {},
    make('strong', { textContent: subject }),
    make('small', { textContent: `${to} · ${time}` }),
  )
  const parts = text.split(LINK).map((part, index) => (index % 2 ? make('a', { href: part, textContent: part }) : part))
  const details = make('details', { open }, summary, make('p', { className: 'mail-text' }, ...parts))
  details.dataset.key = sent_at
  return details
}
