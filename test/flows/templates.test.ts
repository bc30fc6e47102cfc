import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { violationsOn } from '../axe.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG } from '../files.ts'
import { newTemplate } from '../request.ts'
import { showsBriefly, usePages } from './pages.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const { visit } = usePages()

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const look = (path: string) => visit(path, { as: ours.client, ...WIDE })
const row = (page: Page, name: string) => page.locator('[data-template]', { hasText: name })
const choose = async (page: Page, name: string, deed: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: deed }).click()
}

async function decide(name: string, verdict: object) {
  const { body } = await callConsole('GET', `twilio/templates?account_sid=${account.account_sid}`)
  const { sid } = body.templates.find((one: { name: string }) => one.name === name)
  await callConsole('POST', `twilio/templates/${sid}`, verdict)
}

/** A contact who never wrote. */
async function stranger(first_name: string) {
  const number = newCustomer()
  const person = { first_name, last_name: 'Torres', phone: number, whatsapp_number: number }
  const { id } = (await ours.client.post('/api/contacts', person)).body
  return { id: id as string, number }
}

async function approved(more: object = {}) {
  const form = { ...newTemplate(), ...more }
  const { id } = (await ours.client.post('/api/whatsapp/templates', form)).body.template
  await ours.client.post(`/api/whatsapp/templates/${id}/submit`)
  await decide(form.name, { status: 'approved' })
  await ours.client.post(`/api/whatsapp/templates/${id}/sync`)
  return form
}

test('a template is written, submitted, approved, sent to who never wrote, and seen on the customer’s phone', async () => {
  const page = await look('/message-templates')
  await page.getByText('No templates found').waitFor()
  await page.getByRole('button', { name: 'Create Your First Template' }).click()
  const form = page.getByRole('dialog', { name: 'Create Template' })
  await form.getByText('Enter message body to see preview').waitFor()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await form.getByText('This field is required.').first().waitFor()

  await form.getByLabel('Friendly name').fill('Your car is ready')
  expect(await form.getByLabel('Template name').inputValue()).toBe('your_car_is_ready')
  await form.getByLabel('Language').selectOption('English')
  await form.getByLabel('Header', { exact: true }).selectOption('Text')
  await form.getByLabel('Header text').fill('Good news')
  await form.getByLabel('Body', { exact: true }).fill('Hi {{1}}, your {{2}} is ready. Come by any time.')
  await form.getByText('Body has 2 variable placeholders but 0 variables defined. They must match.').waitFor()
  await form.getByRole('button', { name: 'Add Variable' }).click()
  await form.getByRole('button', { name: 'Add Variable' }).click()
  await form.getByLabel('Name of {{1}}').fill('name')
  await form.getByLabel('Name of {{2}}').fill('vehicle')
  await form.getByLabel('Sample for {{2}}').fill('Kia Rio')
  await form.getByRole('button', { name: 'Add quick reply' }).click()
  await form.getByLabel('Text of button 1').fill('On my way')
  await form.getByRole('region', { name: 'Preview' }).getByText('Hi {{1}}, your Kia Rio is ready').waitFor()
  await expectFit(page)
  await showsBriefly(page, 'Draft saved. Submit it when it’s ready.', () =>
    form.getByRole('button', { name: 'Save draft' }).click(),
  )

  const saved = row(page, 'Your car is ready')
  await saved.getByText('2 variables').waitFor()
  await saved.getByText('0 sends').waitFor()
  await saved.getByRole('button', { name: 'Submit Your car is ready for approval' }).click()
  await page.getByText('Submit "Your car is ready" for approval?').waitFor()
  await showsBriefly(page, 'Template submitted for approval', () =>
    page.getByRole('button', { name: 'Submit', exact: true }).click(),
  )
  await saved.getByText('Pending', { exact: true }).waitFor()
  await decide('your_car_is_ready', { status: 'approved' })
  await showsBriefly(page, 'Template status synced', () =>
    saved.getByRole('button', { name: 'Sync Your car is ready' }).click(),
  )
  await saved.getByText('Approved', { exact: true }).waitFor()

  const { id, number } = await stranger('Ana')
  await look(`/chats/${id}`)
  await page.getByText('Only templates can be sent for now').waitFor()
  await page.getByRole('button', { name: 'Send Template' }).click()
  const sender = page.getByRole('dialog', { name: 'Send Template Message' })
  await sender.getByRole('radio', { name: /Your car is ready/ }).check()
  expect(await sender.getByLabel('name', { exact: true }).inputValue()).toBe('Ana')
  await sender.getByRole('button', { name: 'Send Template' }).click()
  await sender.getByText('Fill in “vehicle”.').waitFor()
  await sender.getByLabel('vehicle').fill('Kia Rio')
  await sender.getByRole('region', { name: 'Preview' }).getByText('Hi Ana, your Kia Rio is ready').waitFor()
  await expectFit(page)
  await sender.getByRole('button', { name: 'Send Template' }).click()
  await sender.waitFor({ state: 'detached' })
  const bubble = page.locator('article[data-direction=outbound]')
  for (const text of ['Good news', 'Hi Ana, your Kia Rio is ready. Come by any time.', 'On my way'])
    await bubble.getByText(text).waitFor()
  await page.locator('article[data-direction=outbound][data-mark=read]').waitFor()

  const query = new URLSearchParams({ ours: account.whatsapp_from, customer: `whatsapp:${number}` })
  await eventually(async () => {
    const { body } = await callConsole('GET', `twilio/thread?${query}`)
    expect(body.messages).toMatchObject([
      { body: 'Hi Ana, your Kia Rio is ready. Come by any time.', card: { header: 'Good news' } },
    ])
  })
  await look('/message-templates')
  await row(page, 'Your car is ready').getByText('1 send', { exact: true }).waitFor()
})

test('a draft is edited and deleted, a submitted one duplicated; a rejected one says why', async () => {
  const { name } = await approved({ friendly_name: 'Old offer' })
  await decide(name, { status: 'rejected', rejection_reason: 'TAG_CONTENT_MISMATCH' })
  const page = await look('/message-templates')
  const old = row(page, 'Old offer')
  await page.getByRole('button', { name: 'Actions for Old offer' }).click()
  expect(await page.getByRole('menuitem', { name: 'Edit' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Sync' }).click()
  await old.getByRole('button', { name: 'Why?' }).click()
  await page.getByRole('dialog').getByText('the text does not fit its category').waitFor()
  await page.keyboard.press('Escape')
  await showsBriefly(page, 'Copied as “Old offer (copy)”', () =>
    old.first().getByRole('button', { name: 'Duplicate Old offer', exact: true }).click(),
  )
  await choose(page, 'Old offer (copy)', 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit Template' })
  expect(await form.getByLabel('Template name').isDisabled()).toBe(true)
  await form.getByLabel('Friendly name').fill('New offer')
  await form.getByLabel('Header', { exact: true }).selectOption('Image')
  await form.locator('input[type=file]').setInputFiles({
    name: 'offer.png',
    mimeType: PNG.type,
    buffer: Buffer.from(PNG.bytes),
  })
  const picture = form.getByRole('region', { name: 'Preview' }).locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await form.getByText('offer.png').waitFor()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth), 'it stays once uploaded').toBe(1)
  await form.getByLabel('Header', { exact: true }).selectOption('None')
  await form.getByLabel('Category').selectOption('Marketing')
  await form.getByText('does not deliver marketing templates to numbers in the United States').waitFor()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await row(page, 'New offer').getByText('Marketing').waitFor()

  await page.getByLabel('Status', { exact: true }).selectOption('Draft')
  await row(page, 'Old offer').waitFor({ state: 'detached' })
  expect(page.url()).toContain('status=DRAFT')
  await choose(page, 'New offer', 'Delete')
  await page.getByText('Are you sure you want to delete "New offer"?').waitFor()
  await showsBriefly(page, 'Template deleted', () => page.getByRole('button', { name: 'Delete', exact: true }).click())
  await page.getByText('No template matches your search and filters.').waitFor()
})

test('what the United States does not take is said before it is sent, and after', async () => {
  await approved({
    friendly_name: 'Spring sale',
    category: 'MARKETING',
    body_text: 'Spring sale is on.',
    variables: [],
  })
  const { id } = await stranger('Uma')
  const page = await look(`/chats/${id}`)
  // A conversation that was just started begins with the choice of a template (S2 §4).
  await page.getByRole('button', { name: 'Start conversation' }).click()
  const sender = page.getByRole('dialog', { name: 'Send Template Message' })
  await sender.getByRole('radio', { name: /Spring sale/ }).check()
  await sender.getByText('WhatsApp doesn’t deliver marketing templates there').waitFor()
  await sender.getByRole('button', { name: 'Send Template' }).click()
  await page.getByText('WhatsApp doesn’t deliver marketing templates to the United States').waitFor()
})

test('neither a template nor a message for later crosses a colleague’s answer unseen', async () => {
  // Another each time that this is tried.
  const label = `visit ${randomUUID().slice(0, 8)}`
  const { name } = await approved({
    friendly_name: `Thanks for the ${label}`,
    body_text: `Thank you for your ${label}.`,
    variables: [],
  })
  const { templates } = (await ours.client.get('/api/whatsapp/templates/approved')).body
  const template_id = templates.find((one: { name: string }) => one.name === name).id
  const { id: contact_id, number } = await stranger('Tania')
  const { client: luis } = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
  const { body: row } = await ours.client.get(`/api/chats/by-contact/${contact_id}`)
  const place = `/api/chats/whatsapp/${row.whatsapp_conversation_id}`
  const answer = () => luis.post(`${place}/send-template`, { template_id, variables: [], contact_id })
  await answer()
  const page = await look(`/chats/${contact_id}`)
  const bubbles = page.locator('article[data-direction=outbound]')
  const question = page.getByRole('alertdialog', { name: /^Luis Vega answered .* Send anyway\?$/ })
  const sender = page.getByRole('dialog', { name: 'Send Template Message' })
  const isSent = (count: number) => expect.poll(() => bubbles.count()).toBe(count)
  const fill = async () => {
    await page.getByRole('button', { name: 'Send Template' }).click()
    await sender.getByRole('radio', { name: new RegExp(label) }).check()
  }

  await isSent(1)
  await fill()
  await answer()
  await isSent(2)
  await sender.getByRole('button', { name: 'Send Template' }).click()
  await question.waitFor()
  await expectFit(page)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Look first' }).click()
  await sender.waitFor({ state: 'detached' })
  expect(await bubbles.count()).toBe(2)
  // What stood there when it was opened again is known.
  await fill()
  await sender.getByRole('button', { name: 'Send Template' }).click()
  await isSent(3)

  await customerWrites({ from: `whatsapp:${number}`, to: account.whatsapp_from ?? '', body: 'I did like it' })
  await page.getByRole('textbox', { name: /^Message to/ }).fill('See you soon')
  await answer()
  await isSent(4)
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: /^In an hour/ }).click()
  await question.waitFor()
  expect((await ours.client.get(`${place}/scheduled`)).body.data).toEqual([])
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await page.locator('.chat-scheduled', { hasText: 'See you soon' }).waitFor()
})

/** At its narrowest. */
async function expectFit(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 })
  const found = await violationsOn(page)
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize(WIDE.viewport)
}
