import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { newOrganization, openClient } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

const DAY_MS = 86_400_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const wallTime = (at: Date, timeZone: string) => at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16)

/** The next day on which clocks change within the feed's reach: in the north, or else in the south. */
function nextChange() {
  for (let time = Date.now() + 3 * DAY_MS; time < Date.now() + 170 * DAY_MS; time += DAY_MS)
    for (const timeZone of ['America/New_York', 'America/Santiago']) {
      const hourAt = (at: number) => wallTime(new Date(at), timeZone).slice(11)
      const noon = Date.parse(`${dateOf(time)}T12:00Z`)
      if (hourAt(noon) !== hourAt(noon - DAY_MS)) return { timeZone, day: dateOf(noon), before: dateOf(noon - DAY_MS) }
    }
  throw new Error('No clocks change soon.')
}

test('an agent’s calendar feed is read as written: odd letters, both sides of a change of clocks, what was moved, what was canceled', async () => {
  const { timeZone, day, before } = nextChange()
  const ours = await newOrganization()
  const org = (await ours.client.get('/api/me')).body.organization_data.id
  expect((await ours.client.put(`/api/organizations/${org}`, { timezone: timeZone })).status).toBe(200)
  const ada = await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Peña' })
  const contact_id = (
    await ours.client.post('/api/contacts', {
      first_name: 'María José, "Pepa"',
      last_name: 'Núñez \\ Fernández-Santamaría de la Peña y Ñandú',
      phone: newCustomer(),
    })
  ).body.id
  const note = `Two keys; one fob, C:\\keys\nEND:VEVENT\n${'🚗 niña '.repeat(30)}end`
  const book = async (starts_at: string, more: object = {}) => {
    const { body } = await ours.client.post('/api/appointments', {
      contact_id,
      kind: 'visit',
      starts_at,
      agent_id: ada.id,
      client_id: starts_at,
      ...more,
    })
    return body.appointment as { id: string }
  }
  const [first, second, third] = [
    await book(`${before}T10:00`, { note }),
    await book(`${day}T10:00`),
    await book(`${day}T15:00`),
  ]
  const visitor = await openClient()
  const { url } = (await ada.client.post('/api/calendar/feed', {})).body
  // Outlook asks so before it subscribes.
  expect(await fetch(url, { method: 'HEAD' })).toMatchObject({ status: 200 })
  const path = new URL(url).pathname
  const read = async (id: string) => {
    const { text } = await visitor.get(path)
    expect(text).not.toMatch(/[^\r]\n|\r(?!\n)/)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lotwire – Ada Peña')
    expect(`${calendar.getFirstPropertyValue('refresh-interval')}`).toBe('PT15M')
    const found = calendar
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
      .filter((one) => one.uid.startsWith(id))
    expect(found).toHaveLength(1)
    const [event] = found as [ICAL.Event]
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      status: event.component.getFirstPropertyValue('status'),
      at: [event.startDate, event.endDate].map((time) => wallTime(time.toJSDate(), timeZone)),
    }
  }
  const made = await eventually(async () => {
    await read(third.id)
    return read(first.id)
  })
  expect(made).toMatchObject({
    summary: 'Sales visit – María José, "Pepa" Núñez \\ Fernández-Santamaría de la Peña y Ñandú',
    description: note,
    status: 'TENTATIVE',
    at: [`${before}T10:00`, `${before}T11:00`],
  })
  expect((await read(second.id)).at).toEqual([`${day}T10:00`, `${day}T11:00`])

  expect((await ours.client.put(`/api/appointments/${first.id}`, { starts_at: `${day}T12:30` })).status).toBe(200)
  await ours.client.patch(`/api/appointments/${second.id}/status`, { status: 'confirmed' })
  await ours.client.patch(`/api/appointments/${third.id}/status`, { status: 'canceled' })
  await eventually(async () => expect((await read(third.id)).status).toBe('CANCELLED'))
  const moved = await read(first.id)
  expect(moved).toMatchObject({ uid: made.uid, at: [`${day}T12:30`, `${day}T13:30`] })
  expect(moved.sequence).toBeGreaterThan(made.sequence)
  expect((await read(second.id)).status).toBe('CONFIRMED')
})
