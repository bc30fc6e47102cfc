import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Client, callConsole, newEmail, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let ada: { id: string; client: Client }
const email = newEmail('ada')
beforeAll(async () => {
  ours = await newOrganization()
  ada = await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' })
})

/** On Google's page: whose account, and which boxes. */
async function allow(page: Page, boxes: RegExp[]) {
  await page.getByLabel('Email').fill(email)
  for (const box of boxes) await page.getByLabel(box).check()
  await page.getByRole('button', { name: 'Allow' }).click()
}
const CALENDARS = /Make secondary Google calendars/
const BUSY = /View your availability/

test('Google Calendar is connected with a box unticked, then whole; what is moved there is moved here; its end is told', async () => {
  const page = await visit('/calendar', { as: ada.client })
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Google Calendar Not Connected').waitFor()
  await dialog.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allow(page, [CALENDARS])
  await dialog.getByText('a box on Google’s page was left unchecked').waitFor()
  await dialog.getByText('Lotwire can’t see when you’re busy').waitFor()
  await dialog.getByRole('button', { name: 'Connect Google Calendar' }).click()
  await allow(page, [CALENDARS, BUSY])
  await dialog.getByText('Successfully connected to Google Calendar').waitFor()
  await dialog.getByText(`Connected as ${email}`).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const person = { first_name: 'Nadia', last_name: 'Torres', phone: newCustomer() }
  const contact = (await ada.client.post('/api/contacts', person)).body.id
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const body = { contact_id: contact, kind: 'visit', starts_at: `${day}T10:00`, agent_id: ada.id, client_id: 'google' }
  expect((await ada.client.post('/api/appointments', body)).status).toBe(200)
  await goTo(page, `/calendar?view=day&day=${day}`)
  await page.getByRole('button', { name: /^10:00 AM.*Nadia Torres/ }).waitFor()
  const event = await eventually(async () => {
    const { people } = (await callConsole('GET', `google/events?email=${encodeURIComponent(email)}`)).body
    const calendar = people[0].calendars.find(({ summary }: { summary: string }) => summary === 'Lotwire')
    return calendar?.events[0] ?? Promise.reject(new Error('It is not at Google yet.'))
  })
  const later = (time: string) => new Date(Date.parse(time) + 3 * 3_600_000).toISOString()
  const deed = { email, calendar: 'Lotwire', action: 'move', id: event.id }
  await callConsole('POST', 'google/events', {
    ...deed,
    start: later(event.start.dateTime),
    end: later(event.end.dateTime),
  })
  await page.getByRole('button', { name: /^1:00 PM.*Nadia Torres/ }).waitFor()

  await callConsole('POST', 'google/faults', { kind: 'revoke', email })
  await callConsole('POST', 'jobs/sync-google', { org: ours.org })
  await page.goto(new URL('/calendar?google', page.url()).href)
  await dialog.getByText('Google ended the connection').waitFor()
  await dialog.getByRole('button', { name: 'Connect Google Calendar' }).waitFor()
})

test('on a phone the feed’s address is made, made anew, and removed', async () => {
  const page = await visit('/calendar', { as: ours.client, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const address = dialog.getByLabel('Feed address', { exact: true })
  await expect.poll(() => address.inputValue()).toMatch(/\/api\/public\/calendars\/.+\.ics$/)
  const first = await address.inputValue()
  await dialog.getByRole('button', { name: 'Create new address' }).click()
  await expect.poll(() => address.inputValue()).not.toBe(first)
  await dialog.getByRole('button', { name: 'Remove address' }).click()
  await dialog.getByRole('button', { name: 'Create address' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
