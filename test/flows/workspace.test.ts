import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../functions/core/platform/table/ids.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { runJob } from '../run-job.ts'
import { goTo, showsBriefly, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let agent: Client
let account: TwilioAccount
/** Each test's own customer. */
let phone: string
let name: string
let contact: string
let customers = 0
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  agent = (await ours.addMember({ role: 'agent' })).client
})
beforeEach(async () => {
  phone = newCustomer()
  name = `Wanda Work ${String.fromCharCode(65 + customers++)}.`
  await writes('Is it still for sale?')
  contact = (await findConversation(ours.client, phone, 'whatsapp')).row.contact_id
})

const writes = (body: string) =>
  customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, body, profile_name: name })
const texts = (body: string) => customerWrites({ from: phone, to: account.phone_number, body })
const rowIn = (page: Page) => page.locator('a[data-contact]', { hasText: name })
const field = (page: Page) => page.locator('textarea')

const look = (path: string, width = 1440) => visit(path, { as: ours.client, viewport: { width, height: 844 } })
async function openThread(width?: number) {
  const page = await look('/chats', width)
  await rowIn(page).click()
  await page.locator('article', { hasText: 'Is it still for sale?' }).waitFor()
  return page
}

describe('the tabs', () => {
  test('open by a link to a contact', async () => {
    const page = await look('/chats')
    for (const [type, words] of [
      ['calls', 'No calls yet'],
      ['summary', 'No notes yet'],
      ['whatsapp', 'Is it still for sale?'],
      ['sms', 'Start a new WhatsApp or SMS conversation'],
    ]) {
      await goTo(page, `/chats?contact=${contact}&type=${type}`)
      await page.locator('.chat-main').getByText(String(words)).waitFor()
      await page.waitForURL(/\/chats\/\w+$/)
    }
  })

  test('change with the click, so that the next click is on what is shown', async () => {
    const page = await openThread()
    await page.evaluate(async () => {
      const [whatsapp, , , summary] = document.querySelectorAll<HTMLElement>('[role=tab]')
      summary?.click()
      await Promise.resolve()
      whatsapp?.click()
    })
    await page.locator('.chat-split-toggle').waitFor()
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('WhatsApp')
    await expect.poll(() => page.evaluate(() => history.state.usr.tab)).toBe(undefined)
  })
})

test('a small tablet shows the list or the thread, one of 1024 pixels both, because the sidebar folds', async () => {
  const page = await openThread(768)
  await page.getByRole('tab', { name: 'SMS' }).click()
  expect(await rowIn(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Back to conversations' }).click()
  await rowIn(page).waitFor()
  await page.setViewportSize({ width: 1024, height: 800 })
  await rowIn(page).click()
  await page.getByPlaceholder('Type a WhatsApp message…').waitFor()
  expect(await rowIn(page).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor()
})

test('split view needs both channels, shows them side by side, and sends on each', async () => {
  const page = await openThread()
  const toggle = page.getByRole('button', { name: 'Split View' })
  expect(await toggle.getAttribute('title')).toBe('Contact must have both WhatsApp and SMS')
  expect(await toggle.isDisabled()).toBe(true)
  await texts('By text now')
  await page.locator('button[title="Enable split view"]').click()
  await page.getByRole('region', { name: 'WhatsApp' }).getByText('Is it still for sale?').waitFor()
  const sms = page.getByRole('region', { name: 'SMS' })
  await sms.getByText('By text now').waitFor()
  await sms.locator('textarea').fill('Here too')
  await sms.locator('textarea').press('Enter')
  await sms.locator('article', { hasText: 'Here too' }).waitFor()
  expect(await toggle.getAttribute('title')).toBe('Disable split view')
  await toggle.click()
  await sms.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Summary' }).click()
  await toggle.waitFor({ state: 'detached' })
  await goTo(page, '/chats')
  expect(await toggle.getAttribute('title')).toBe('Select a contact first')
  await page.setViewportSize({ width: 1000, height: 844 })
  await toggle.waitFor({ state: 'detached' })
})

test('somebody added in the list opens, and a conversation with them is begun', async () => {
  const page = await look('/chats')
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('First name').fill('Nora')
  await form.getByLabel('Last name').fill(`Nuevo ${phone.slice(-4)}`)
  await form.getByLabel('Phone', { exact: true }).fill(newCustomer())
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await page.getByRole('heading', { name: `Nora Nuevo ${phone.slice(-4)}` }).waitFor()
  await page.getByText('No messages').waitFor()
  await showsBriefly(page, 'No active conversation to update', async () => {
    await page.getByRole('button', { name: 'Conversation actions' }).click()
    await page.getByRole('menuitem', { name: 'Close' }).click()
  })
  await page.getByRole('button', { name: 'Start conversation' }).click()
  await page.getByRole('dialog', { name: 'Send Template Message' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await page.getByRole('button', { name: 'Start conversation' }).click()
  await field(page).fill('Hello Nora')
  await field(page).press('Enter')
  await page.locator('article', { hasText: 'Hello Nora' }).waitFor()
})

test('the stage bar asks, moves the lead, and shows what lies behind as completed; an agent sees the same', async () => {
  const viewport = { width: 1440, height: 900 }
  const colleague = await visit(`/chats?contact=${contact}`, { as: agent, viewport })
  const current = (page: Page) => page.locator('.stage-step[aria-current]')
  await current(colleague).filter({ hasText: 'New' }).waitFor()
  const page = await openThread()
  await page.getByRole('list', { name: 'Stage' }).getByRole('button', { name: 'Contacted' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to update this lead to "Contacted"?').waitFor()
  await question.getByRole('button', { name: 'Update stage' }).click()
  for (const screen of [page, colleague]) {
    await current(screen).filter({ hasText: 'Contacted' }).waitFor()
    expect(await screen.locator('.stage-step[data-state=completed]').count()).toBe(2)
  }
})

test('on a phone the thread takes the list’s place, the details lie behind it, and Back leads through them', async () => {
  const page = await look('/chats', 390)
  await rowIn(page).waitFor()
  expect(await field(page).count()).toBe(0)
  await rowIn(page).click()
  await field(page).waitFor()
  await rowIn(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Conversation actions' }).click()
  await page.getByRole('menuitem', { name: 'Contact details' }).click()
  const details = page.getByRole('dialog')
  await details.getByText('No notes yet').waitFor()
  await details.getByRole('list', { name: 'Stage' }).waitFor()
  await page.goBack()
  await details.waitFor({ state: 'detached' })
  await field(page).waitFor()
  await page.goBack()
  await rowIn(page).waitFor()
})

test('a message that nobody knows of arrived, says a person, and one whose sending was killed is sent again by a click', async () => {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { PutItemCommand } = await import('dynamodb-toolbox/entity/actions/put')
  const { Message } = await import('../../functions/core/messaging/messages/entity.ts')
  const { org } = ours
  const { id } = await findConversation(ours.client, phone, 'whatsapp')
  const { message } = (await ours.client.post(`/api/chats/whatsapp/${id}/send`, { body: 'Perhaps there' })).body
  const isRead = async () => (await findConversation(ours.client, phone, 'whatsapp')).messages.at(-1)?.status
  await expect.poll(isRead).toBe('read')
  await Message.build(UpdateItemCommand)
    .item({ org, conversation: id, id: message.id, status: 'unknown', rank: 1, error_code: 'unconfirmed' })
    .send()
  // As a process leaves it that ends before Twilio hears of it.
  const now = new Date()
  const killed = { id: newId(now), sent_at: now.toISOString(), body: 'Never there', status: 'queued', rank: 0 } as const
  const whose = {
    org,
    conversation: id,
    contact,
    channel: 'whatsapp',
    direction: 'outbound',
    user_id: ours.ownerId,
  } as const
  await Message.build(PutItemCommand)
    .item({ ...whose, ...killed, from: account.whatsapp_from, to: phone })
    .send()
  await runJob('check-messages', { org, conversation: id, message: killed.id })
  const page = await look(`/chats/${id}`)
  const unknown = page.locator('article', { hasText: 'Perhaps there' })
  await unknown.getByText('We couldn’t confirm that this message was sent.').waitFor()
  await unknown.getByRole('button', { name: 'It arrived' }).click()
  await page.locator('article[data-mark=delivered]', { hasText: 'Perhaps there' }).waitFor()
  const failed = page.locator('article', { hasText: 'Never there' })
  await failed.getByText('Twilio never received this message, so nothing was sent.').waitFor()
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => failed.count()).toBe(2)
  await page.locator('article[data-mark=read]', { hasText: 'Never there' }).waitFor()
})
