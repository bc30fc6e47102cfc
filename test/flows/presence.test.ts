import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { goTo, usePages } from './pages.ts'

const { open, visit } = usePages()
let ours: TestOrganization
let luis: { id: string; client: Client }
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  luis = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
})

/** The address of a new customer's conversation. */
async function newAddress() {
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
  return `/chats/${(await findConversation(ours.client, from)).id}`
}
const field = (page: Page) => page.getByRole('textbox', { name: /^(Message to|Mensaje para)/ })
const question = (page: Page) => page.getByRole('alertdialog')
const sees = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()
const messages = (page: Page) => page.getByRole('log').getByRole('article')

test('two colleagues see each other at a conversation, in English at 1440 px and in Spanish at 390 px, and no text crosses the other’s unseen', async () => {
  const address = await newAddress()
  const [owner, phone] = await Promise.all([
    visit(address, { as: ours.client, viewport: { width: 1440, height: 900 } }),
    visit(address, { as: luis.client, language: 'es', viewport: { width: 390, height: 844 } }),
  ])
  await Promise.all([owner, phone].map((page) => field(page).click()))
  await Promise.all([sees(owner, 'Luis Vega is viewing'), sees(phone, 'Olga Owner está aquí')])

  await field(owner).pressSequentially('It is')
  await sees(phone, 'Olga Owner está escribiendo…')
  await field(phone).pressSequentially('Yes, come by')
  await phone.keyboard.press('Enter')
  await question(phone).getByText('Olga Owner está escribiendo ahora').waitFor()
  expect(await violationsOn(phone)).toEqual([])
  // Whoever types on sends nothing.
  await phone.keyboard.press('Enter')
  await phone.keyboard.press('Space')
  await sees(owner, 'Luis Vega is writing…')
  await owner.keyboard.press('Enter')
  const sendAnyway = question(owner).getByRole('button', { name: 'Send anyway' })
  await sendAnyway.waitFor()
  await sendAnyway.click()
  await question(phone).getByText('Olga Owner respondió').waitFor()
  expect(await messages(phone).count()).toBe(2)

  await phone.keyboard.press('Escape')
  expect(await field(phone).inputValue()).toBe('Yes, come by')
  await sees(phone, 'Olga Owner está aquí')
  await phone.keyboard.press('Enter')
  await messages(owner).nth(2).getByText('Yes, come by').waitFor()

  // What was set for later asks the same, once a colleague has written since.
  const thread = `/api/chats/sms/${address.split('/').at(-1)}`
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  const later = { body: 'See you at four', send_at, unless_reply: false, client_id: address }
  expect((await ours.client.post(`${thread}/scheduled`, later)).status).toBe(200)
  expect((await luis.client.post(`${thread}/send`, { body: 'Bring your papers' })).status).toBe(200)
  await messages(owner).getByText('Bring your papers').waitFor()
  const sendNow = owner.getByRole('button', { name: 'Send now' })
  await sendNow.click()
  await owner
    .getByRole('alertdialog', { name: /Luis Vega/ })
    .getByRole('button', { name: 'Send anyway' })
    .click()
  await expect.poll(() => sendNow.count()).toBe(0)
  await messages(owner).last().getByText('See you at four').waitFor()
})

test('a page that nobody touches says and asks nothing, until its user is back', async () => {
  const address = await newAddress()
  const page = await open('/chats', { as: ours.client })
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/presence')) said.push(request.postDataJSON().doing)
  })
  await page.clock.install()
  await goTo(page, address)
  await field(page).click()
  await expect.poll(() => said).toEqual(['looking'])
  await page.clock.fastForward(6 * 60_000)
  await expect.poll(() => said).toEqual(['looking', 'gone'])
  await page.clock.fastForward(6 * 60_000)
  await page.mouse.move(50, 50)
  await expect.poll(() => said).toEqual(['looking', 'gone', 'looking'])
})
