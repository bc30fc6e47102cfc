import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'
import { closeToasts, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

/** Comes to the time of what waits for this dealership. */
const comeTo = (kind: 'send-scheduled' | 'wake-conversations') =>
  eventually(async () =>
    expect(await runDueOf(ours.org, new Date(Date.now() + 1.1 * 3_600_000), kind)).toBeGreaterThan(0),
  )

async function customer() {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'Is it still for sale?' })
  const { id, row } = await findConversation(ours.client, phone)
  return { phone, id, contact_id: row.contact_id as string }
}

const chat = (id: string, width: number): Promise<Page> =>
  visit(`/chats/${id}`, { as: ours.client, viewport: { width, height: 900 } })

test('a message is sent later: scheduled, edited, and there at its time', async () => {
  const { id } = await customer()
  const page = await chat(id, 390)
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Shall we say noon?')
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: 'In an hour' }).click()
  const waiting = page.getByRole('article').filter({ hasText: 'unless they write first' })
  await waiting.getByText('Shall we say noon?').waitFor()

  await waiting.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Shall we say one o’clock?')
  await page.getByRole('button', { name: 'Save' }).click()
  await waiting.getByText('Shall we say one o’clock?').waitFor()
  await comeTo('send-scheduled')
  await waiting.waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: 'Shall we say one o’clock?' }).waitFor()
})

test('what was refused at its time stands in the thread with its reason, until it is dismissed', async () => {
  const { id } = await customer()
  const page = await chat(id, 1440)
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Are you there?')
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: 'In an hour' }).click()
  await page.getByText(/unless they write first/).waitFor()
  // A conversation that is closed before the message has arrived takes none.
  await eventually(async () =>
    expect((await ours.client.get(`/api/chats/sms/${id}/scheduled`)).body.data).toHaveLength(1),
  )
  await ours.client.patch(`/api/chats/sms/${id}/status`, { status: 'closed' })
  await comeTo('send-scheduled')
  await page.getByText('This conversation is not active. Reopen it to send messages.').waitFor()
  await closeToasts(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('Scheduled message not sent').waitFor({ state: 'detached' })
})

test('free text for a time when WhatsApp’s window will be shut is refused, and asks for a template', async () => {
  const phone = newCustomer()
  await customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, body: 'Still there?' })
  const { id } = await eventually(() => findConversation(ours.client, phone, 'whatsapp'))
  const page = await chat(id, 390)
  await page.getByRole('textbox', { name: /^Message to/ }).fill('See you then!')
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: 'Pick a time…' }).click()
  const dialog = page.getByRole('dialog')
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Date and time').fill(`${inTwoDays}T12:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText(/template/).waitFor()
  expect((await ours.client.get(`/api/chats/whatsapp/${id}/scheduled`)).body.data).toEqual([])
})

test('a conversation is snoozed from its row in the list, and woken from its card on the board', async () => {
  const { contact_id, phone } = await customer()
  const page = await visit('/chats', { as: ours.client, viewport: { width: 1440, height: 900 } })
  const row = page.locator(`[data-contact="${contact_id}"]`)
  await row.hover()
  await row.locator('+ button').click()
  await page.getByRole('menuitem', { name: 'Snooze' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^In an hour/ }).click()
  await row.waitFor({ state: 'detached' })

  await visit('/sales-classification', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.locator(`[data-card="${contact_id}"] [data-deed="menu"]`).click()
  await page.getByRole('menuitem', { name: 'Snooze' }).click()
  await dialog.getByRole('button', { name: 'Wake now' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await findConversation(ours.client, phone)).row.snoozed_until).toBe(null)
})

test('a conversation is snoozed by a key, is in its own list, and comes back marked', async () => {
  const { id, contact_id } = await customer()
  const page = await chat(id, 1440)
  const row = page.locator(`[data-contact="${contact_id}"]`)
  await row.waitFor()
  await page.getByRole('log').click()
  await page.keyboard.press('s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^In an hour/ })
    .click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Snoozed', exact: true }).click()
  await row.waitFor()
  // Where nothing is open, it is not seen at once.
  await visit('/chats', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Active', exact: true }).waitFor()
  await comeTo('wake-conversations')
  await row.getByRole('img', { name: 'Back from snooze' }).waitFor()
  await row.click()
  await row.getByRole('img', { name: 'Back from snooze' }).waitFor({ state: 'detached' })
  expect((await ours.client.get(`/api/chats/by-contact/${contact_id}`)).body.is_woken).toBe(false)
})
