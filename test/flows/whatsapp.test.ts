import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization, openCloud } from '../cloud.ts'
import { withOwnNumber } from '../own-account.ts'
import { pollOften, usePages } from './pages.ts'

const { open, visit, keepPage } = usePages()

/** Clicks, and answers in Meta's window. */
async function answer(page: Page, button: RegExp, outcome: string, { order = 'message_first', asText = false } = {}) {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opened
  await popup.getByLabel('Order').selectOption(order)
  if (asText) await popup.getByLabel('Message as text').check()
  await popup.locator(`button[value=${outcome}]`).click()
  return popup
}
const START = /Continue with Facebook|Try again/
/** Longer than one half of the answer waits for the other. */
const TOO_LONG_MS = 61_000
/** How often the page looks for a sender that it expects. */
const SENDER_MS = 2_500

test('an owner who has nothing gets a number, and puts it on WhatsApp', async () => {
  const ours = await newOrganization()
  const page = await visit('/dashboard', { as: ours.client })
  await page.getByRole('button', { name: 'Connect WhatsApp' }).click()
  await page.getByText('Facebook’s login comes next.').waitFor()
  const bought = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/connect/numbers'),
  )
  await page.getByLabel('Area code').fill('602')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Phoenix').first().waitFor()
  await page.getByRole('button', { name: 'Get it' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Get it' }).click()
  const number: string = (await (await bought).json()).number.phone_number
  await page.getByRole('heading', { name: 'Which number?' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await pollOften(page, SENDER_MS)
  await answer(page, START, 'finish')
  await page.getByRole('heading', { name: /is on WhatsApp/ }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.getByRole('link', { name: 'Send a first message' }).getAttribute('href')).toContain(
    `https://wa.me/${number.slice(1)}`,
  )
  await page.getByRole('link', { name: 'Open Leads' }).click()
  await page.getByText('No conversations').first().waitFor()
})

describe('Meta’s window', () => {
  const page = keepPage(async () => {
    const opened = await open('/connect/whatsapp', { as: (await withOwnNumber('602')).client })
    await opened.clock.install()
    return opened
  })

  test.each([
    ['finish_only_waba', /No number was chosen/, /enter \(602\)/],
    ['finish_without_ids', /didn’t say which account/, /pick, or create/],
    ['cancel', /You stopped at: your phone number/, /Facebook remembers/],
    ['error', /Facebook rejected/, /This portfolio is restricted/],
    ['close', /window was closed/, /go through to the last step/],
  ])('that ends with %s is told in words, with what to do', async (outcome, says, next) => {
    const popup = await answer(await page(), START, outcome)
    const notice = (await page())
      .getByRole(/closed|stopped/.test(String(says)) ? 'status' : 'alert')
      .filter({ hasText: says })
    await notice.waitFor()
    await notice.getByText(next).waitFor()
    // The next one is another window only once this one is closed.
    if (!popup.isClosed()) await popup.waitForEvent('close')
  })

  test.each([
    ['no_code', 'gives no code', /didn’t confirm the login/],
    ['no_message', 'gives a code and no ids', /answer didn’t arrive/],
    ['foreign', 'is spoken for by a stranger', /answer didn’t arrive/],
  ])('of which one half is missing (%s: it %s) is given up after a minute', async (outcome, _, says) => {
    const popup = await answer(await page(), START, outcome)
    if (outcome === 'no_code') await popup.getByText('WhatsApp Business sign-up').waitFor()
    else if (!popup.isClosed()) await popup.waitForEvent('close')
    expect(await (await page()).getByRole('alert').count()).toBe(0)
    // Its minute begins with the answer, whenever the page hears that.
    const told = async () => {
      await (await page()).clock.fastForward(TOO_LONG_MS)
      return (await page()).getByRole('alert').filter({ hasText: says }).count()
    }
    await expect.poll(told).toBe(1)
    if (!popup.isClosed()) await popup.close()
  })

  test('shows WhatsApp’s code while it is open, and its answer counts in any order, as text too', async () => {
    await pollOften(await page(), SENDER_MS)
    const opened = (await page()).waitForEvent('popup')
    await (await page()).getByRole('button', { name: START }).click()
    const popup = await opened
    const number = await (await page()).getByLabel('Number').inputValue()
    await popup.getByLabel('Phone number').fill(number)
    await popup.getByRole('button', { name: 'Text me the code' }).click()
    await (await page()).getByText(/^\d{3}-\d{3}$/).waitFor()
    await popup.getByLabel('Order').selectOption('code_first')
    await popup.getByLabel('Message as text').check()
    await popup.locator('button[value=finish]').click()
    await (await page()).getByRole('heading', { name: /is on WhatsApp/ }).waitFor()
  })
})

test('an answer that comes twice connects once; a number that is offline says why and what to do, in Spanish too', async () => {
  const ours = await withOwnNumber('312')
  const { client } = await ours.addMember({ role: 'owner', language: 'es' })
  const page = await visit('/connect/whatsapp', { as: client, locale: 'es-MX' })
  await pollOften(page, SENDER_MS)
  await answer(page, /Continuar con Facebook/, 'twice')
  await page.getByRole('heading', { name: /está en WhatsApp/ }).waitFor()
  const { body } = await callConsole('GET', 'twilio/senders')
  const found = body.senders.filter((one: { sender_id: string }) => one.sender_id === `whatsapp:${ours.number}`)
  expect(found).toHaveLength(1)
  const [{ sid }] = found
  await callConsole('POST', `twilio/senders/${sid}`, { status: 'OFFLINE', reason: 63020 })
  await page.reload()
  await page.getByText('Aún no se acepta la invitación de Twilio en Meta.').waitFor()
  await page.getByText(/Siguiente paso: Abre Meta Business Manager/).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await callConsole('POST', `twilio/senders/${sid}`, { status: 'ONLINE' })
  await page.getByRole('button', { name: 'Revisar de nuevo' }).click()
  await page.getByRole('heading', { name: /está en WhatsApp/ }).waitFor()
})

test('the page has headers of its own, loads nothing of Meta’s before the click, and is for managers', async () => {
  const { url, environment } = await openCloud()
  const meta = new URL(environment.META_SDK_URL ?? '').origin
  const headersOf = async (path: string) => (await fetch(url + path)).headers
  const own = await headersOf('/connect/whatsapp')
  expect(own.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(own.get('content-security-policy')).toContain(`script-src 'self' ${meta};`)
  const settings = await headersOf('/settings')
  expect(settings.get('cross-origin-opener-policy')).toBeNull()
  expect(settings.get('content-security-policy')).toContain("script-src 'self';")

  const ours = await withOwnNumber('312')
  const manager = await ours.addMember({ role: 'manager' })
  const page = await visit('/connect/whatsapp', { as: manager.client })
  await page.getByText('Only an owner can connect WhatsApp.').waitFor()
  expect(await page.getByRole('button', { name: START }).isDisabled()).toBe(true)
  expect(await page.locator(`script[src^="${meta}"]`).count()).toBe(0)
  await page.context().clearCookies()
  await page.goto(page.url())
  await page.waitForURL('**/login')
  const agent = await ours.addMember({ role: 'agent' })
  await (await visit('/connect/whatsapp', { as: agent.client })).waitForURL('**/dashboard')

  // A window that the browser blocks, and a script that does not come, are told in words.
  const owners = await visit('/connect/whatsapp', { as: ours.client })
  await owners.route('**/sdk.js', (route) => route.fulfill({ status: 404 }))
  await owners.getByRole('button', { name: START }).click()
  await owners.getByRole('alert').filter({ hasText: 'Facebook could not be reached' }).waitFor()
  await owners.unroute('**/sdk.js')
  await owners.evaluate(() => {
    window.open = () => null
  })
  await owners.getByRole('button', { name: START }).click()
  await owners.getByRole('alert').filter({ hasText: 'Allow pop-ups for this site' }).waitFor()
})
