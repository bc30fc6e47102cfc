import type { Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, PASSWORD, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { goTo, pollOften, showIn, submit, usePages } from './pages.ts'

const { open, keepPage, baseOf } = usePages()

let ours: TestOrganization
let account: TwilioAccount
/** Each test's own customer. */
let phone: string
let name: string
let customers = 0
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})
beforeEach(async () => {
  phone = newCustomer()
  name = `Carla Campos ${String.fromCharCode(65 + customers++)}.`
  await write('Is it still for sale?')
})

const write = (body: string, to = account.whatsapp_from) =>
  customerWrites({ from: `whatsapp:${phone}`, to, body, profile_name: name })
const rowIn = (page: Page) => page.locator('a[data-contact]', { hasText: name })

const kept = keepPage(() => open('/chats', { as: ours.client }))
/** The list of chats, with no conversation open. */
async function visit(colorScheme: 'light' | 'dark' = 'light', width = 1280) {
  const page = await kept()
  await showIn(page, colorScheme, width)
  await goTo(page, '/chats')
  await page.locator('textarea').waitFor({ state: 'detached' })
  await rowIn(page).waitFor()
  return page
}

async function switchTo(page: Page, channel: 'SMS' | 'WhatsApp') {
  await page.getByRole('tab', { name: channel }).click()
  await page.getByPlaceholder(channel === 'SMS' ? 'Type an SMS…' : 'Type a WhatsApp message…').waitFor()
}

/** The session ends while the message is on its way: any sooner, the page might be left before it was written. */
async function sendAsSessionEnds(page: Page, text: string) {
  const end = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route('**/send', end, { times: 1 })
  await page.locator('textarea').fill(text)
  await page.locator('textarea').press('Enter')
}

async function openThread(shown = visit()) {
  const page = await shown
  await rowIn(page).click()
  await page.locator('article', { hasText: 'Is it still for sale?' }).waitFor()
  return page
}

test('a draft survives a reload, belongs to its conversation and channel, and is gone once sent', async () => {
  const page = await openThread()
  await page.locator('textarea').fill('Not yet finished')
  await switchTo(page, 'SMS')
  expect(await page.locator('textarea').inputValue(), 'there is one composer').toBe('')
  await switchTo(page, 'WhatsApp')
  await page.reload()
  await rowIn(page).waitFor()
  if ((await page.locator('textarea').count()) === 0) await rowIn(page).click()
  await expect.poll(() => page.locator('textarea').inputValue()).toBe('Not yet finished')
  await page.locator('textarea').press('Enter')
  await page.locator('article', { hasText: 'Not yet finished' }).waitFor()
  await openThread()
  await page.locator('article', { hasText: 'Not yet finished' }).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe('')
})

test('what somebody had not sent when the session ended waits for them, and no colleague sees it', async () => {
  const colleague = await ours.addMember({ role: 'manager' })
  const page = await openThread(open('/chats', { as: ours.client }))
  await switchTo(page, 'SMS')
  await page.locator('textarea').fill('A draft of mine')
  await switchTo(page, 'WhatsApp')
  await sendAsSessionEnds(page, 'Not through')

  // Everything below happens in the page that is already there: a reload would hide what it still remembers.
  const signIn = async (email: string) => {
    await page.waitForURL('**/login')
    await submit(page, { Email: email, Password: PASSWORD })
    await page.waitForURL('**/chats**')
    await rowIn(page).waitFor()
    if ((await page.locator('textarea').count()) === 0) await rowIn(page).click()
    await page.locator('article', { hasText: 'Is it still for sale?' }).waitFor()
  }
  await signIn(colleague.email)
  expect(await page.locator('article', { hasText: 'Not through' }).count()).toBe(0)
  await switchTo(page, 'SMS')
  expect(await page.locator('textarea').inputValue()).toBe('')
  await switchTo(page, 'WhatsApp')
  await sendAsSessionEnds(page, 'By a colleague')

  await signIn(ours.email)
  await page.locator('article[data-mark=failed]', { hasText: 'Not through' }).waitFor()
  expect(await page.locator('article', { hasText: 'By a colleague' }).count()).toBe(0)
  await switchTo(page, 'SMS')
  expect(await page.locator('textarea').inputValue()).toBe('A draft of mine')
})

test('a message that waits for the network outlives its tab, leaves once, and after an hour waits for its writer', async () => {
  const bodies = async () => (await findConversation(ours.client, phone, 'whatsapp')).messages.map(({ body }) => body)
  const writeWithoutAnswer = async (page: Page, text: string) => {
    // Not by a route: a request that it holds leaves when its page is closed.
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = (...call) => (String(call[0]).endsWith('/send') ? new Promise(() => undefined) : fetch(...call))
    })
    await page.locator('textarea').fill(text)
    await page.locator('textarea').press('Enter')
    await page.locator('article[data-mark=pending]', { hasText: text }).waitFor()
  }
  const first = await openThread(open('/chats', { as: ours.client }))
  const isLoaded = () => first.evaluate(() => performance.getEntries().some(({ name }) => name.includes('send-unsent')))
  await expect.poll(isLoaded, { message: 'what sends is there before the network goes' }).toBe(true)
  const second = await first.context().newPage()
  let sends = 0
  second.on('request', (request) => {
    if (request.url().endsWith('/send')) sends += 1
  })
  await second.goto(`${baseOf()}/chats`)
  await openThread(Promise.resolve(second))
  await writeWithoutAnswer(first, 'Left behind')
  await second.locator('article[data-mark=pending]', { hasText: 'Left behind' }).waitFor()
  expect(sends, 'the other tab has it in hand').toBe(0)
  await first.close()
  await expect.poll(bodies).toEqual(['Is it still for sale?', 'Left behind'])
  await second.locator('article[data-mark=read]', { hasText: 'Left behind' }).waitFor()
  expect(sends).toBe(1)

  await writeWithoutAnswer(second, 'On my way')
  await second.evaluate(() => {
    for (const [key, stored] of Object.entries(localStorage)) {
      if (!stored.includes('On my way')) continue
      const written_at = new Date(Date.now() - 3_660_000).toISOString()
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), written_at }))
    }
  })
  const context = second.context()
  await second.close()
  const third = await context.newPage()
  await third.goto(`${baseOf()}/chats`)
  await rowIn(third).getByText('Not sent').waitFor()
  await rowIn(third).click()
  const late = third.locator('article[data-mark=failed]', { hasText: 'On my way' })
  await late.getByText('This waited for a connection for over an hour.', { exact: false }).waitFor()
  expect(await bodies()).not.toContain('On my way')
  await late.getByRole('button', { name: 'Send again' }).click()
  await third.locator('article[data-mark=read]', { hasText: 'On my way' }).waitFor()
  expect(await bodies()).toEqual(['Is it still for sale?', 'Left behind', 'On my way'])
  await rowIn(third).getByText('Not sent').waitFor({ state: 'detached' })
})

test('Enter sends, Shift+Enter begins a new line, and how much room is left is told from the first character on', async () => {
  const page = await openThread()
  const left = page.getByText(/characters? left$/)
  expect(await left.textContent()).toBe('1,600 characters left')
  await page.locator('textarea').fill('x'.repeat(1551))
  expect(await left.textContent()).toBe('49 characters left')
  await page.locator('textarea').fill('')
  await page.locator('textarea').focus()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await page.locator('article', { hasText: 'Two' }).waitFor()
  // The bubble is there before the server has it.
  const newest = async () => (await findConversation(ours.client, phone, 'whatsapp')).messages.at(-1)?.body
  await expect.poll(newest).toBe('One\nTwo')
})

test('a closed conversation takes no text until the customer writes, and after STOP the composer offers the other channel until START', async () => {
  const page = await openThread()
  await page.getByRole('button', { name: 'Conversation actions' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('This conversation is closed').waitFor()
  expect(await page.locator('textarea').isDisabled()).toBe(true)
  await write('One more thing')
  await page.locator('article', { hasText: 'One more thing' }).waitFor()
  await page.locator('textarea:enabled').waitFor()

  await write('STOP')
  await page.getByText(`${name} opted out of WhatsApp`).waitFor()
  expect(await page.locator('textarea').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Use SMS instead' }).click()
  await page.getByPlaceholder('Type an SMS…').and(page.locator(':enabled')).waitFor()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await write('START')
  await page.locator('textarea:enabled').waitFor()
})

test('a wish for no more messages that reached somebody is recorded in one click, and lifted again', async () => {
  const page = await openThread()
  const consents = page.getByRole('region', { name: 'Consent' })
  await consents.getByRole('button', { name: 'Record opt-out' }).click()
  await consents.getByText('Withdrew: Everything automatic').first().waitFor()
  expect(await consents.getByRole('button', { name: 'Record opt-out' }).count()).toBe(0)
  await consents.getByRole('button', { name: 'Record consent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For').selectOption({ label: 'Their business with you' })
  await dialog.getByLabel('Their words').fill('They want to hear about their car.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await consents.getByText('Agreed: Their business with you').first().waitFor()
  await consents.getByRole('button', { name: 'Record opt-out' }).waitFor()
})

test('when the 24 hours are over the composer says so and leads to SMS, which still works', async () => {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { Contact } = await import('../../functions/core/customers/contacts/entity.ts')
  const { row } = await findConversation(ours.client, phone, 'whatsapp')
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await Contact.build(UpdateItemCommand)
    .item({ org: ours.org, id: row.contact_id, channels: { whatsapp: { last_inbound_at: yesterday } } })
    .send()
  const page = await openThread()
  await page.getByText('The 24-hour WhatsApp window is closed').waitFor()
  expect(await page.locator('textarea').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Use SMS instead' }).click()
  await page.getByPlaceholder('Type an SMS…').waitFor()
  await page.locator('textarea').fill('By SMS then')
  await page.locator('textarea').press('Enter')
  await page.locator('article[data-mark=delivered]', { hasText: 'By SMS then' }).waitFor()
})

test('an open conversation has its address, for a new tab, a reload and Back, and a number to call', async () => {
  const page = await visit()
  const address = String(await rowIn(page).getAttribute('href'))
  expect(address).toMatch(/^\/chats\/\w+$/)
  await rowIn(page).click()
  await page.waitForURL(`**${address}`)
  const text = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
  await page.getByRole('button', { name: text, exact: true }).waitFor()
  await switchTo(page, 'SMS')
  expect(new URL(page.url()).pathname, 'nothing has begun there').toBe(address)
  await switchTo(page, 'WhatsApp')
  await customerWrites({ from: phone, to: account.phone_number, body: 'By text now' })
  await rowIn(page).getByText('By text now').waitFor()
  await page.getByRole('tab', { name: 'SMS' }).locator('.chat-tab-dot').waitFor()
  await switchTo(page, 'SMS')
  await page.waitForURL((url) => url.pathname !== address)
  const sms = page.url()
  await page.goBack()
  await page.waitForURL('**/chats')

  const other = await page.context().newPage()
  await other.goto(sms)
  await other.locator('article', { hasText: 'By text now' }).waitFor()
  await other.close()
})

// No message leaves after it.
test('what Twilio refuses stays in the thread, with the reason in words', async () => {
  const wrong = { twilio_auth_token: 'f'.repeat(32) }
  expect((await ours.client.post('/api/settings/twilio', wrong)).status).toBe(200)
  const page = await openThread()
  await page.locator('textarea').fill('Can you hear me?')
  await page.locator('textarea').press('Enter')
  await page.locator('article[data-mark=failed]', { hasText: 'Can you hear me?' }).waitFor()
  await page.getByText('Twilio rejected the account’s credentials.').waitFor()
  await page.getByRole('button', { name: 'Send again' }).waitFor()
})

test('without push, new messages come all the same', async () => {
  const page = await kept()
  await page.routeWebSocket(/\/event\/realtime/, (socket) => socket.close())
  await page.goto(`${baseOf()}/chats`)
  await pollOften(page, 3_000)
  await openThread(Promise.resolve(page))
  await write('Hello? Anybody?')
  await page.locator('article', { hasText: 'Hello? Anybody?' }).waitFor()
})
