import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { customerWrites, newOrganization, openCloud, PASSWORD, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer, PIXEL } from '../dealership.ts'
import { submit } from '../flows/pages.ts'
import { newTemplate } from '../request.ts'

let page: Page
let base: string
let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
/** Each test's own customer. */
let from: string
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  const [{ url }, browser] = await Promise.all([openCloud(), openBrowser()])
  base = url
  page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${base}/login`)
  await submit(page, { Email: ours.email, Password: PASSWORD })
  await page.waitForURL('**/dashboard')
})
beforeEach(async () => {
  await page.unrouteAll()
  from = newCustomer()
})
afterAll(() => page?.close())

const open = (path: string) => page.goto(base + path)
const writes = (body: string, profile_name: string) =>
  customerWrites({ from: `whatsapp:${from}`, to: account.whatsapp_from, body, profile_name })

/** Nothing is answered at this address until it is let through. */
async function hold(pattern: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, (route) => promise.then(() => route.continue()))
  return resolve
}
const fail = (pattern: string | RegExp) => page.route(pattern, (route) => route.fulfill({ status: 502, body: '' }))

async function openThread() {
  await writes('Is it still for sale?', 'Carla Campos')
  const { id } = await findConversation(ours.client, from, 'whatsapp')
  await open(`/chats/${id}`)
  await page.locator('article', { hasText: 'Is it still for sale?' }).waitFor()
}

test('who is signed in is not sent to the login because that could not be read', async () => {
  await fail('**/api/me')
  await open('/contacts')
  await page.getByText('This couldn’t be loaded').waitFor()
  expect(new URL(page.url()).pathname).toBe('/contacts')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
})

test('the board waits for its stages, and calls none of them deleted', async () => {
  await ours.client.post('/api/contacts', { first_name: 'Petra', last_name: 'Torres', phone: from })
  const letThrough = await hold('**/api/stages')
  const isRead = page.waitForResponse('**/api/contacts/by-stage*')
  await open('/sales-classification')
  await isRead
  await page.getByText('Loading contacts...').waitFor()
  expect(await page.getByText('Petra Torres').count()).toBe(0)
  letThrough()
  await page.getByRole('region', { name: 'New', exact: true }).getByRole('link', { name: 'Petra Torres' }).waitFor()
  expect(await page.getByText('Deleted stage').count()).toBe(0)
})

test('the palette opens nobody whom an earlier text has found', async () => {
  await writes('Hello', 'Marisol Vega')
  await open('/dashboard')
  await page.getByText('Marisol Vega').first().waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('Marisol')
  await page.getByRole('option', { name: /Marisol Vega/ }).waitFor()
  const letThrough = await hold('**/api/contacts?*')
  await field.fill('Marisol V')
  expect(await page.getByRole('option', { name: /Marisol Vega/ }).count()).toBe(0)
  letThrough()
  await page.getByRole('option', { name: /Marisol Vega/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('a shortcut is not sent to the customer while the quick replies are on their way', async () => {
  await ours.client.post('/api/quick-replies', { shortcut: 'thanks', body: 'Thank you!' })
  const letCodeThrough = await hold(/slash-replies[^/]*\.js/)
  const letThrough = await hold('**/api/quick-replies')
  await openThread()
  const field = page.locator('textarea')
  await field.pressSequentially('/tha')
  await field.press('Enter')
  expect(await field.inputValue()).toBe('/tha')
  letCodeThrough()
  await page.getByRole('listbox', { name: 'Quick replies' }).waitFor({ state: 'attached' })
  await field.press('Enter')
  expect(await field.inputValue()).toBe('/tha')
  expect(await page.locator('article[data-direction=outbound]').count()).toBe(0)
  letThrough()
  await page.getByRole('option', { name: /Thank you!/ }).waitFor()
  await field.press('Enter')
  expect(await field.inputValue()).toBe('Thank you!')
  await field.fill('')
})

test('a message that is refused after its writer has left the conversation is not lost', async () => {
  await openThread()
  const letThrough = await hold('**/send')
  await page.locator('textarea').fill('See you at five')
  await page.locator('textarea').press('Enter')
  const bubble = page.locator('article', { hasText: 'See you at five' })
  await bubble.waitFor()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await page.locator('textarea[maxlength="5000"]').fill('Asked twice')
  await writes('STOP', 'Carla Campos')
  letThrough()
  const row = page.locator('a[data-contact]', { hasText: 'Carla Campos' }).first()
  await row.getByText('Not sent').waitFor()
  await page.getByRole('tab', { name: 'WhatsApp' }).click()
  await page.locator('article[data-mark=failed]', { hasText: 'See you at five' }).waitFor()
  // Nor is the note, half written.
  await page.getByRole('tab', { name: 'Summary' }).click()
  expect(await page.locator('textarea[maxlength="5000"]').inputValue()).toBe('Asked twice')
})

test('a template keeps what was filled in when the customer writes meanwhile', async () => {
  const phone = from
  const person = { first_name: 'Nora', last_name: 'Torres', phone, whatsapp_number: phone }
  const { id } = (await ours.client.post('/api/contacts', person)).body
  await open(`/chats?contact=${id}`)
  await page.getByRole('button', { name: 'Start conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Template' })
  await dialog.waitFor()
  await writes('I am here already', 'Nora Torres')
  await page.locator('article', { hasText: 'I am here already' }).waitFor()
  await page.locator('textarea:enabled').waitFor({ state: 'attached' })
  expect(await dialog.isVisible()).toBe(true)
})

test('a list that could not be read under a filter is not shown for that of another filter', async () => {
  expect((await ours.client.post('/api/whatsapp/templates', newTemplate())).status).toBe(200)
  await open('/message-templates')
  const row = page.locator('[data-template]').first()
  await row.waitFor()
  await fail(/templates\?.*status=/)
  await page.getByLabel('Status').selectOption({ label: 'Rejected' })
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
  expect(await row.count()).toBe(0)
})

test('of a picture without a word the dashboard says in its reader’s language what it is', async () => {
  const picture = { media_url: PIXEL, media_content_type: 'image/gif' }
  await customerWrites({ from: `whatsapp:${from}`, to: account.whatsapp_from, body: '', ...picture })
  await open('/dashboard')
  await page.getByText('Attachment', { exact: true }).first().waitFor()
  expect(await page.getByText('📎 Archivo adjunto').count()).toBe(0)
})
