import { beforeAll, expect, test } from 'vitest'
import { startOfDay } from '../../functions/core/outreach/runs/starts-due.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const person = async (custom: object) =>
  (await ours.client.post('/api/contacts', { first_name: 'Pia', last_name: 'P', phone: newCustomer(), custom })).body.id
const labelsOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body.labels

test('an automation starts so many days before a day in a field, of whoever has it before or after it is switched on', async () => {
  const { key } = (await ours.client.post('/api/fields', { name: 'Lease ends', kind: 'date' })).body.field
  const before = await person({ [key]: dayIn(40) })
  const moved = await person({ [key]: dayIn(40) })
  const definition = {
    name: 'Lease',
    trigger: { on: 'date', field: key, days: 30 },
    steps: [{ act: 'label', label: 'Urgent' }],
  }
  const { automation } = (await ours.client.post('/api/automations', definition)).body
  const published = await ours.client.post(`/api/automations/${automation.id}/publish`)
  expect(published.status, published.text).toBe(200)
  const after = await person({ [key]: dayIn(40) })
  await ours.client.put(`/api/contacts/${moved}`, { custom: { [key]: dayIn(200) } })
  const later = new Date(Date.now() + 12 * DAY_MS)
  await eventually(async () => {
    await runDueOf(ours.org, later, 'run-automations')
    expect([await labelsOf(before), await labelsOf(after)]).toEqual([['Urgent'], ['Urgent']])
  })
  expect(await labelsOf(moved)).toEqual([])
  const bad = await ours.client.post('/api/automations', { ...definition, trigger: { on: 'date', field: 'none' } })
  expect((await ours.client.post(`/api/automations/${bad.body.automation.id}/publish`)).status).toBe(422)
})

test.each([
  ['2026-12-01', '2026-06-01T00:00:00Z', undefined, '2026-12-01T16:00:00.000Z'],
  ['1985-05-31', '2026-06-01T00:00:00Z', undefined, '2027-05-31T15:00:00.000Z'],
  ['2024-02-29', '2026-01-01T00:00:00Z', undefined, '2026-02-28T16:00:00.000Z'],
  ['2027-01-10', '2026-06-01T00:00:00Z', 30, '2026-12-11T16:00:00.000Z'],
  ['1985-01-10', '2026-12-20T00:00:00Z', 30, '2027-12-11T16:00:00.000Z'],
])('the day %s next comes, seen from %s and %s days before it, at %s', (day, now, days, at) => {
  const one = { automation: 'a', number: 1, since: now, trigger: { on: 'date' as const, field: 'lease', days } }
  const about = { org: 'o', contact: 'c', field: 'f', day }
  expect(startOfDay(about, one, 'America/Chicago', new Date(now)).at).toBe(at)
})
