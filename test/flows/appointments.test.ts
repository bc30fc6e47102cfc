import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
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

/** Available times are offered on weekdays. */
const wednesday = (() => {
  const day = new Date(Date.now() + 2 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
})()

test('an appointment is booked in the thread and on the board; a no-show moves its customer', async () => {
  const { id, contact } = await customer('Nora Vega')
  const page = await visit(`/chats/${id}`, { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.getByRole('complementary', { name: 'About Nora Vega' }).waitFor()
  const dialog = page.getByRole('dialog')
  const book = async (time: number) => {
    // The first day with a free time stands there by itself.
    const days = dialog.getByRole('region', { name: 'Next open days' })
    await expect.poll(() => days.getByRole('button').first().getAttribute('aria-pressed')).toBe('true')
    await dialog.getByLabel('Date').fill(wednesday)
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
  const body = { contact_id: contact, kind: 'visit', starts_at: `${wednesday}T12:00`, client_id: 'rosa' }
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
