import { beforeAll, describe, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let carla: { id: string; contact_id: string }
beforeAll(async () => {
  ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  const phone = newCustomer()
  await customerWrites({ from: `whatsapp:${phone}`, to, body: 'Is it still for sale?', profile_name: 'Carla Campos' })
  const { id, row } = await findConversation(ours.client, phone, 'whatsapp')
  carla = { id, contact_id: row.contact_id }
})

const look = (path: string, width = 1440) => visit(path, { as: ours.client, viewport: { width, height: 900 } })
const remind = (text: string, due_at: Date) =>
  ours.client.post('/api/reminders', { contact_id: carla.contact_id, text, due_at: due_at.toISOString() })

describe('reminders', () => {
  test('are set by key in the thread, show beside it, are done on the dashboard, and taken back by undo', async () => {
    const page = await look(`/chats/${carla.id}`)
    await page.getByRole('complementary', { name: 'About Carla Campos' }).waitFor()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Remind me' })
    await dialog.getByLabel('What').fill('Call about the truck')
    await dialog.getByRole('button', { name: 'Tomorrow, 9 a.m.' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const beside = page.getByRole('region', { name: 'Reminders' })
    await beside.getByText('Call about the truck').waitFor()

    await look('/dashboard')
    const today = page.getByRole('region', { name: 'Today', exact: true })
    await today.getByText('1 later').waitFor()
    await today.getByRole('button', { name: 'Mark as done: Call about the truck' }).click()
    await today.getByText('Nothing to follow up on right now.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await today.getByText('Call about the truck').waitFor()
  })

  test('tell their person at their time, and the page of a phone has them by how late they are', async () => {
    const page = await look('/reminders', 390)
    await page.getByRole('heading', { name: 'Reminders' }).waitFor()
    const due = new Date(Date.now() + 2_000)
    await remind('Send the offer', due)
    await page.getByText('Send the offer').waitFor()
    await eventually(async () =>
      expect(await runDueOf(ours.org, new Date(due.getTime() + 1_000), 'send-reminders')).toBe(1),
    )
    // The page reads the time anew each half minute, and when it is loaded.
    await eventually(() => expect(Date.now()).toBeGreaterThan(due.getTime()))
    await page.reload()
    const overdue = page.getByRole('region', { name: 'Overdue' })
    await overdue.getByText('Send the offer').waitFor()

    await overdue.getByRole('button', { name: 'More for Send the offer' }).click()
    await page.getByRole('menuitem', { name: 'Move to tomorrow, 9 a.m.' }).click()
    await page.getByRole('region', { name: 'Later' }).getByText('Send the offer').waitFor()
    await page.getByRole('region', { name: 'Later' }).getByRole('button', { name: 'More for Send the offer' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Reminder deleted').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('region', { name: 'Later' }).getByText('Send the offer').waitFor()
  })

  test('are set from a card of the board', async () => {
    const page = await look('/sales-classification')
    await page.getByRole('button', { name: 'Move Carla Campos' }).click()
    await page.getByRole('menuitem', { name: 'Remind me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remind me' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter what you want to be reminded of.').waitFor()
    await dialog.getByLabel('What').fill('Ask for the title')
    await dialog.getByRole('button', { name: 'In an hour' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Reminder set for/).waitFor()
  })
})
