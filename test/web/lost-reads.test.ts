import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { openBrowser } from '../browser.ts'
import { customerWrites, newOrganization, openCloud, PASSWORD, type TestOrganization } from '../cloud.ts'
import { submit } from '../flows/pages.ts'

const FROM = '+16285550177'
let page: Page
let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
const writes = (body: string) => customerWrites({ from: FROM, to: account.phone_number, body })
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  await writes('First')
  const [{ url }, browser] = await Promise.all([openCloud(), openBrowser()])
  page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${url}/login`)
  await submit(page, { Email: ours.email, Password: PASSWORD })
  await page.waitForURL('**/dashboard')
})
afterAll(() => page?.close())

/** Whatever a page reads once because pushes have begun is read before this ends. */
async function open(path: string) {
  const { url } = await openCloud()
  const isCaughtUp = page.waitForResponse('**/api/realtime/missed*')
  await page.goto(`${url}${path}`)
  await isCaughtUp
  await page.waitForLoadState('networkidle')
}

/** The next read at this address gets no answer. */
async function loseNext(pattern: string | RegExp) {
  let isLost = false
  await page.route(pattern, (route) => {
    if (isLost || route.request().method() !== 'GET') return route.fallback()
    isLost = true
    return route.abort()
  })
  return () => expect.poll(() => isLost).toBe(true)
}

test('a row whose read got lost shows the message all the same', async () => {
  await open('/chats')
  const row = page.getByRole('link', { name: /628/ })
  await row.waitFor()
  const wasLost = await loseNext('**/api/chats/changed*')
  const body = `Row ${randomUUID()}`
  await writes(body)
  await row.getByText(body).waitFor()
  await wasLost()
})

test('an open thread whose read got lost shows the message all the same', async () => {
  await open('/chats')
  await page.getByRole('link', { name: /628/ }).click()
  await page.locator('article', { hasText: 'First' }).waitFor()
  const wasLost = await loseNext(/\/messages\?/)
  const body = `Thread ${randomUUID()}`
  await writes(body)
  await page.locator('article', { hasText: body }).waitFor()
  await wasLost()
})

test('what comes in while a thread is still being opened stands in it', async () => {
  const isOpened = Promise.withResolvers<void>()
  // The page’s own code, whose name ends in a hash of eight: others’ names begin alike.
  const holdCode = /\/assets\/conversation-[\w-]{8}\.js$/
  await page.route(holdCode, (route) => isOpened.promise.then(() => route.continue()))
  await open('/chats')
  const row = page.getByRole('link', { name: /628/ })
  const isRead = page.waitForResponse('**/messages?*')
  await row.click()
  await isRead
  const body = `Meanwhile ${randomUUID()}`
  await writes(body)
  await row.getByText(body).waitFor()
  isOpened.resolve()
  await page.locator('article', { hasText: body }).waitFor()
  await page.unroute(holdCode)
})

test('a card whose read got lost shows the change all the same', async () => {
  const { body } = await ours.client.post('/api/contacts', {
    first_name: 'Rita',
    last_name: 'Torres',
    phone: '+16285550178',
  })
  await allFollowed()
  await open('/sales-classification')
  await page.getByText('Rita Torres').first().waitFor()
  const wasLost = await loseNext(`**/api/contacts/${body.id}`)
  await ours.client.put(`/api/contacts/${body.id}`, { first_name: 'Margarita' })
  await page.getByText('Margarita Torres').first().waitFor()
  await wasLost()
})
