import { beforeAll, expect, test } from 'vitest'
import { asksOf } from '../../functions/core/calendar/appointments/outcome-asks.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()
const DAY_MS = 86_400_000

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  const business_hours = [{ day: WEEKDAYS[OPEN.getUTCDay()], from: '09:00', to: '18:00' }]
  expect((await ours.client.put(`/api/organizations/${ours.org}`, { business_hours })).status).toBe(200)
  await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' })
})

async function customer(name: string) {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'Can I see it?' })
  const { id, row } = await eventually(() => findConversation(ours.client, phone))
  const [first_name, last_name] = name.split(' ')
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name, last_name })
  return { phone, id, contact: row.contact_id as string }
}
const appointmentsOf = async (contact: string) =>
  (await ours.client.get(`/api/appointments?contact=${contact}`)).body.data as { kind: string; status: string }[]

/** The one day of the week on which the dealership is open: not tomorrow. */
const OPEN = new Date(Date.now() + 3 * DAY_MS)
const [openDay, nextOpenDay] = [OPEN.getTime(), OPEN.getTime() + 7 * DAY_MS].map((at) =>
  new Date(at).toISOString().slice(0, 10),
)
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

test('an appointment is booked in the thread and on the board; a no-show moves its customer', async () => {
  const { id, contact } = await customer('Nora Vega')
  const page = await visit(`/chats/${id}`, { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.getByRole('complementary', { name: 'About Nora Vega' }).waitFor()
  const dialog = page.getByRole('dialog')
  const book = async (time: number) => {
    // The first day with a free time stands there by itself.
    const days = dialog.getByRole('region', { name: 'Next open days' })
    await expect.poll(() => days.getByRole('button').first().getAttribute('aria-pressed')).toBe('true')
    expect(await dialog.getByLabel('Date').inputValue()).toBe(openDay)
    await dialog.getByRole('region', { name: 'Available times' }).getByRole('button').nth(time).click()
    await dialog.getByRole('button', { name: 'Book appointment' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Conversation actions' }).click()
  await page.getByRole('menuitem', { name: 'Book appointment' }).click()
  await book(0)

  await page
    .getByRole('region', { name: 'Appointments' })
    .getByRole('button', { name: /Test drive/ })
    .click()
  await dialog.getByRole('button', { name: 'No-show' }).click()
  await dialog.getByText('No-show', { exact: true }).first().waitFor()
  await expect.poll(async () => (await ours.client.get(`/api/contacts/${contact}`)).body.stage).toBe('missed_appt')

  await goTo(page, '/sales-classification')
  await page.getByRole('button', { name: 'Move Nora Vega' }).click()
  await page.getByRole('menuitem', { name: 'Book appointment' }).click()
  await book(2)
  expect((await appointmentsOf(contact)).map(({ status }) => status).toSorted()).toEqual(['no_show', 'scheduled'])
})

test('a customer confirms, moves, and cancels on their phone, in Spanish', async () => {
  const { phone, contact } = await customer('Rosa Lima')
  const body = { contact_id: contact, kind: 'visit', starts_at: `${openDay}T12:00`, client_id: 'rosa' }
  expect((await ours.client.post('/api/appointments', body)).status).toBe(200)
  await callConsole('POST', 'jobs/run-due', { now: new Date(Date.now() + 1_000).toISOString() })
  const path = await eventually(async () => {
    const { messages } = await findConversation(ours.client, phone)
    const link = messages.map((one) => /\/appointment\/[\w-]+/.exec(one.body)?.[0]).find(Boolean)
    return link ?? Promise.reject(new Error('No confirmation yet.'))
  })
  const page = await visit(path, { viewport: { width: 390, height: 844 }, locale: 'es-US' })
  await page.getByRole('heading', { name: 'Visita de ventas' }).waitFor()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Confirmada', { exact: true }).waitFor()
  const when = page.locator('.when')
  const before = await when.textContent()
  await page.getByRole('button', { name: 'Cambiar hora' }).click()
  const day = page.locator('.slots details').last()
  await day.locator('summary').click()
  await day.getByRole('button').first().click()
  await expect.poll(() => when.textContent()).not.toBe(before)
  await page.getByRole('button', { name: 'Cancelar cita' }).click()
  await page.getByRole('button', { name: 'Toca otra vez para cancelar' }).click()
  await page.getByText('Cancelada', { exact: true }).waitFor()
  expect((await appointmentsOf(contact)).map(({ status }) => status)).toEqual(['canceled'])
})

test('how an appointment went is said with one tap', async () => {
  const { id, contact } = await customer('Omar Paz')
  const taps = [
    ['test_drive', 'Test drive', 'Showed up', 'done'],
    ['visit', 'Sales visit', 'No-show', 'no_show'],
    ['delivery', 'Delivery', 'Sold', 'done'],
  ] as const
  const { askOutcome } = await import('../../functions/core/calendar/appointments/ask-outcome.ts')
  for (const [n, [kind]] of taps.entries()) {
    const body = { contact_id: contact, kind, starts_at: `${nextOpenDay}T1${2 * n}:00`, client_id: kind }
    const { id: appointment, status, ends_at } = (await ours.client.post('/api/appointments', body)).body.appointment
    const [ask] = asksOf({ org: ours.org, id: appointment, status, ends_at })
    await askOutcome(provenOrg(ours.org), { appointment, step: 'outcome', due: ask?.at ?? '' })
  }
  const page = await visit(`/chats/${id}`, { as: ours.client, viewport: { width: 1440, height: 900 } })
  const dialog = page.getByRole('dialog')
  for (const [, name, tap] of taps) {
    const booked = page.getByRole('region', { name: 'Appointments' })
    await booked.getByRole('button', { name: new RegExp(name) }).click()
    await dialog.getByText('How did it go?').waitFor()
    await dialog.getByRole('button', { name: tap }).click()
    await dialog.getByText('How did it go?').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  const said = new Map((await appointmentsOf(contact)).map(({ kind, status }) => [kind, status]))
  expect(taps.map(([kind]) => said.get(kind))).toEqual(taps.map(([, , , status]) => status))
  expect((await ours.client.get(`/api/contacts/${contact}`)).body.stage).toBe('sold')
})
