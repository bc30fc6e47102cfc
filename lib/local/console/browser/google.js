import { attempt, byId, call, keepFresh, make } from './page.js'

const HOUR_MS = 3_600_000
const SHOWN_EVENTS = 8

/** What people do in their own Google Calendar, and what Google meets. */
export function startGoogle() {
  let shown = ''
  const refresh = async () => {
    const { people, faults } = await call('google/events')
    const left = faults.filter(({ count }) => count > 0)
    byId('google-now').textContent = left.map(({ kind, count }) => `The next ${count} meet ${kind}.`).join(' ')
    const key = JSON.stringify(people)
    if (key === shown) return
    shown = key
    const empty = make('li', { className: 'note', textContent: 'Nobody has connected Google Calendar.' })
    byId('google-people').replaceChildren(...(people.length > 0 ? people.flatMap(renderPerson) : [empty]))
    const { email } = byId('google-event').elements
    const chosen = email.value
    email.replaceChildren(...people.map((one) => new Option(one.email)))
    if (people.some((one) => one.email === chosen)) email.value = chosen
  }
  const act = (deed) => attempt(byId('google-note'), () => call('google/events', deed).then(refresh))

  const renderPerson = ({ email, calendars }) => [
    make('li', {}, make('strong', { textContent: email })),
    ...calendars.flatMap(({ id, summary, events }) =>
      events
        .filter(({ status }) => status !== 'cancelled')
        .toSorted((a, b) => Date.parse(a.start.dateTime) - Date.parse(b.start.dateTime))
        .slice(0, SHOWN_EVENTS)
        .map((event) => renderEvent(event, summary, { email, calendar: id })),
    ),
  ]
  function renderEvent({ id, summary, start, end }, calendar, where) {
    const later = ({ dateTime }) => new Date(Date.parse(dateTime) + HOUR_MS).toISOString()
    const move = make('button', { type: 'button', className: 'small', textContent: '1 h later' })
    move.addEventListener('click', () => act({ ...where, action: 'move', id, start: later(start), end: later(end) }))
    const remove = make('button', { type: 'button', className: 'small', textContent: 'Delete' })
    remove.addEventListener('click', () => act({ ...where, action: 'delete', id }))
    const facts = make('small', { textContent: `${new Date(start.dateTime).toLocaleString()} · ${calendar}` })
    return make('li', {}, make('span', {}, summary ?? '', facts), move, remove)
  }

  byId('google-event').addEventListener('submit', (event) => {
    event.preventDefault()
    const { email, summary, start } = event.target.elements
    const from = new Date(start.value)
    act({
      ...{ email: email.value, action: 'create', calendar: 'primary', summary: summary.value },
      ...{ start: from.toISOString(), end: new Date(from.getTime() + HOUR_MS).toISOString() },
    })
  })
  byId('google-fault').addEventListener('submit', (event) => {
    event.preventDefault()
    const { kind, count } = event.target.elements
    attempt(byId('google-note'), async () => {
      await call('google/faults', { kind: kind.value, count: count.valueAsNumber })
      await refresh()
      return { revoke: 'Every connection is revoked.', expire: 'Every access token has expired.' }[kind.value] ?? ''
    })
  })
  keepFresh(2000, refresh)
}
