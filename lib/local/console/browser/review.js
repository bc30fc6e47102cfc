import { attempt, byId, call, keepFresh, make } from './page.js'

const VERDICTS = [
  ['', 'Decide…'],
  ['approved', 'Approve'],
  ['approved UTILITY', 'Approve as utility'],
  ['approved MARKETING', 'Approve as marketing'],
  ['rejected', 'Reject'],
  ['paused', 'Pause'],
  ['disabled', 'Disable'],
  ['pending', 'Back to review'],
]
const REASON = 'INVALID_FORMAT. The text has too many variables for its length.'

/** WhatsApp's side of the templates: submissions and their reviews. */
export function startReview() {
  let shown = ''
  async function refresh() {
    const account = byId('account').value
    if (!account) return
    const { templates } = await call(`twilio/templates?${new URLSearchParams({ account_sid: account })}`)
    const handedIn = templates.filter(({ status }) => status !== 'unsubmitted')
    const key = JSON.stringify(handedIn)
    if (key === shown) return
    shown = key
    const items = handedIn.map((template) => render(template, (verdict) => decide(template, verdict)))
    const empty = make('li', { className: 'note', textContent: 'Nothing was handed in.' })
    byId('templates').replaceChildren(...(items.length > 0 ? items : [empty]))
  }

  const decide = ({ sid, name }, verdict) =>
    attempt(byId('templates-note'), async () => {
      const [status, category] = verdict.split(' ')
      const reason = status === 'rejected' && { rejection_reason: REASON }
      await call(`twilio/templates/${sid}`, { status, ...reason, ...(category && { category }) })
      await refresh()
      return `${name} is ${status}.`
    })

  keepFresh(2000, refresh)
}

function render({ name, language, category, status }, decide) {
  const select = make('select', {}, ...VERDICTS.map(([value, text]) => new Option(text, value)))
  select.setAttribute('aria-label', `WhatsApp's verdict on ${name}`)
  select.addEventListener('change', () => decide(select.value))
  const facts = `${status} · ${category.toLowerCase()} · ${language}`
  return make('li', {}, make('span', {}, name, make('small', { textContent: facts })), select)
}
