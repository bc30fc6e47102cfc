import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { customerWrites, newOrganization, openCloud, PASSWORD, type TestOrganization } from '../cloud.ts'

let browser: Browser
let base: string

beforeAll(async () => {
  base = (await openCloud()).url
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The owner's browser on the chats. */
async function open({ email }: TestOrganization, width = 1280): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(`${base}/chats`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/chats')
  return page
}

async function withOneChat(): Promise<TestOrganization> {
  const dealership = await newOrganization()
  const { whatsapp_from: to } = await dealership.connect()
  const from = to.replace(/\d{4}$/, '0177')
  await customerWrites({ from, to, body: 'Still there?', profile_name: 'Lucía Prado' })
  return dealership
}

test('empty chats lead a new owner to Twilio, with nothing to select beside them', async () => {
  const page = await open(await newOrganization())
  await page.getByRole('link', { name: 'Connect Twilio' }).waitFor()
  expect(await page.getByText('Select a contact').count()).toBe(0)
  expect(await page.getByRole('tab').count()).toBe(0)
  await page.getByRole('link', { name: 'Connect Twilio' }).click()
  await page.waitForURL('**/settings')
  await page.context().close()
})

test('beside an open sidebar a tablet shows the list or the thread', async () => {
  const page = await open(await withOneChat(), 768)
  const row = page.getByRole('button', { name: /Lucía Prado/ })
  await row.click()
  await page.getByRole('tab', { name: 'SMS' }).click()
  expect(await row.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Back to the conversations' }).click()
  await row.waitFor()
  await page.context().close()
})

test('Enter opens a conversation and leads into its composer', async () => {
  const page = await open(await withOneChat())
  await page.getByRole('button', { name: /Lucía Prado/ }).focus()
  await page.keyboard.press('Enter')
  await page.locator('textarea:focus').waitFor()
  await page.context().close()
})

test('logging out in one tab logs the other one out', async () => {
  const page = await open(await newOrganization())
  const other = await page.context().newPage()
  await other.goto(`${base}/chats`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/login')
  await page.waitForURL('**/login')
  await page.context().close()
})
