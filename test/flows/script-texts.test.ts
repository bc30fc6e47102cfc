import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cleanName } from '#contract/clean-name.ts'
import { connectionFields } from '../../lib/local/seed/connection-fields.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { openBrowser } from '../browser.ts'
import {
  type Client,
  codeIn,
  logIn,
  mailTo,
  newEmail,
  openClient,
  openCloud,
  PASSWORD,
  unusedAccount,
} from '../cloud.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { SCRIPT_TEXTS, VECTORS } from '../script-texts.ts'
import { type Form, newSid, postAsTwilio } from '../twilio-posts.ts'
import { goTo, usePages } from './pages.ts'

const IMG = '"><img src=x onerror=alert(1)>'
const OWNER = { firstName: '<svg onload=alert(1)>', lastName: '</title><script>alert(1)</script>' }
const ORGANIZATION = '</textarea><script>alert(1)</script>"><img src=x onerror=alert(1)>'
/** Maximum lengths of a stored customer name, and of a message on WhatsApp. */
const NAME_MAX = 120
const BODY_MAX = 1_600
const { open, keepPage, baseOf } = usePages()

let email: string
let owner: Client
let account: TwilioAccount
/** The customer whose thread holds every text. */
let talker: string
/** All texts, in as few messages as keep them whole; those that run, in as few names. */
const bodies = packed(SCRIPT_TEXTS, '\n', BODY_MAX)
const names = packed(VECTORS, ' ', NAME_MAX)

beforeAll(async () => {
  email = newEmail("o'neil")
  owner = await newOwner()
  account = await unusedAccount()
  expect((await owner.post('/api/settings/twilio', connectionFields(account))).status).toBe(200)
  const path = `/api/webhooks/twilio/${await tokenOf(owner)}/messages`
  const write = async (phone: string, form: Form) => {
    const whole = { AccountSid: account.account_sid, MessageSid: newSid(), From: `whatsapp:${phone}`, ...form }
    expect((await postAsTwilio(path, whole, account)).status, JSON.stringify(form)).toBe(200)
  }

  const people = names.map((ProfileName) => ({ ProfileName, phone: newCustomer() }))
  for (let at = 0; at < people.length; at += 8)
    await Promise.all(
      people.slice(at, at + 8).map(({ phone, ...form }) => write(phone, { ...form, Body: form.ProfileName })),
    )
  talker = newCustomer()
  for (const Body of bodies) await write(talker, { Body, ProfileName: IMG })
  const media = { NumMedia: '2', MediaUrl0: 'javascript:alert(1)', MediaContentType0: `image/png${IMG}` }
  await write(talker, {
    ...media,
    MediaUrl1: 'data:text/html,<script>alert(1)</script>',
    MediaContentType1: 'image/svg+xml',
  })
  await write(`US.${IMG}`, { Body: 'From an address that is none' })
  await report(await sent('Not delivered'), { MessageStatus: 'undelivered', ErrorCode: '<i>30003</i>' })
})

test('these texts do run where a page is careless with them', async () => {
  const { page, ran } = await bare()
  await page.evaluate((texts) => {
    for (const [index, text] of texts.entries()) {
      const frame = document.createElement('iframe')
      frame.srcdoc = text.replaceAll('alert(1)', `alert(${index})`)
      document.body.append(frame)
    }
  }, VECTORS)
  await expect.poll(() => new Set(ran).size, { timeout: 60_000 }).toBeGreaterThan(24)
})

/** The owner's page, which tells whether a script of a text ran. Without a policy: what the site's own would stop then runs, and is seen. */
const watched = keepPage(async () => {
  const viewport = { width: 1440, height: 2400 }
  const page = await open('/favicon.svg', { as: owner, bypassCSP: true, viewport })
  ran = (await watch(page)).ran
  return page
})
let ran: unknown[]
async function visit(path: string) {
  const page = await watched()
  await page.goto(baseOf() + path)
  return page
}

test('every name in the list and every message of a thread stands there as it was written, and nothing of it runs', async () => {
  const page = await visit('/chats')
  await seeAll(page, { each: '.chat-row-name', in: '.chat-rows', texts: names.map(cleanName) })
  await page.getByPlaceholder('Search name or number...').fill(talker)
  await expect.poll(() => page.locator('a[data-contact]').count()).toBe(1)
  await page.locator('a[data-contact]').click()
  await page.locator('.chat-log').getByText('Not delivered', { exact: true }).first().waitFor()
  await seeAll(page, { each: '.chat-message-text', in: '.chat-log', texts: bodies })
  await page.locator('textarea').fill(`${IMG} from here`)
  await page.locator('textarea').press('Enter')
  await page.locator('article', { hasText: `${IMG} from here` }).waitFor()
  expect(await schemesOn(page)).toEqual([])
  expect(ran).toEqual([])
})

test.each([
  ['under the site’s own policy', false],
  ['without any policy', true],
])('%s the dashboard, the settings and a dialog show names and addresses as they are', async (_, bypassCSP) => {
  const page = bypassCSP ? await visit('/dashboard') : await open('/dashboard', { as: owner })
  await page.getByRole('heading', { level: 1, name: OWNER.firstName }).waitFor()
  await page.getByText(ORGANIZATION).first().waitFor()
  await page.getByText(IMG).first().waitFor()
  expect(await schemesOn(page)).toEqual([])

  await pointNumberAt(`https://other.test/${IMG}`)
  await goTo(page, '/settings')
  await page.getByRole('button', { name: 'Update addresses in Twilio' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(`https://other.test/${IMG}`).waitFor()
  expect(ran).toEqual([])
})

test('what an address of a page says is text, also when its form is sent', async () => {
  const page = await watched()
  const text = encodeURIComponent(SCRIPT_TEXTS.slice(0, 48).join(' '))
  for (const path of [
    `/email/verify?email=${text}&code=${text}`,
    `/reset-password?email=${text}&code=${text}`,
    `/login?verified=${text}&reset=${text}&from=javascript:alert(1)`,
    `/#${text}`,
    `/local?to=${text}`,
    `/chats?status=${text}&search=${text}`,
    `/chats?contact=${text}&type=${text}`,
    `/chats/${encodeURIComponent(IMG)}`,
    `/${encodeURIComponent(IMG)}`,
  ]) {
    await page.goto(baseOf() + path)
    await page.getByRole('heading').first().waitFor()
    const form = page.locator('button[type=submit]')
    if ((await form.count()) === 1) await form.click()
    expect(await schemesOn(page), path).toEqual([])
  }
  expect(ran).toEqual([])
})

test('the mail that names went into runs nothing', async () => {
  const { page, ran } = await bare()
  await page.setContent((await mailTo(email)).html)
  expect(await page.locator('script, [onerror], [onload]').count()).toBe(0)
  expect(ran).toEqual([])
})

test('a file whose address is a script or a page is not opened', async () => {
  const { id, messages } = await findConversation(owner, talker, 'whatsapp')
  const { media } = messages.findLast((one) => 'media' in one && (one.media as unknown[]).length > 0) as unknown as {
    media: { url: string }[]
  }
  expect(media).toHaveLength(2)
  expect(id).not.toBe('')
  for (const { url } of media) expect((await owner.get(url)).status, url).toBe(404)
})

/** Signs somebody up whose names are scripts. */
async function newOwner(): Promise<Client> {
  const client = await openClient()
  const form = { ...OWNER, organization: ORGANIZATION, email, password: PASSWORD }
  expect((await client.post('/api/auth/signup', form)).status).toBe(200)
  expect((await client.post('/api/auth/verify', { email, code: codeIn(await mailTo(email)) })).status).toBe(200)
  return logIn(email)
}

/** A page without policy and without address, whose complaints do not count. */
async function bare() {
  const page = await (await openBrowser()).newPage()
  onTestFinished(() => page.close())
  return watch(page)
}

/** Tells of every script that ran in any frame of the page from now on. */
async function watch(page: Page) {
  const ran: unknown[] = []
  await page.context().exposeBinding('alert', (_, what) => ran.push(what))
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return { page, ran }
}

/** Scrolls to and fro until every text was seen as the whole text of one of the elements. */
async function seeAll(page: Page, { each, texts, ...list }: { each: string; in: string; texts: string[] }) {
  const missing = new Set(texts)
  const scroll = (element: Element) => {
    const before = element.scrollTop
    element.scrollBy(0, -element.clientHeight / 2)
    if (element.scrollTop === before) element.scrollTo(0, element.scrollHeight)
  }
  const look = async () => {
    for (const text of await page.locator(each).allTextContents()) missing.delete(text)
    if (missing.size > 0) await page.locator(list.in).evaluate(scroll)
    return [...missing]
  }
  await expect.poll(look, { timeout: 60_000, interval: 60 }).toEqual([])
}

/** Targets of a page's links and frames other than the web, a mailbox or a phone number. */
const schemesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, area, base, iframe, frame, object, embed, form, [formaction]')]
      .flatMap((element) => ['href', 'src', 'data', 'action', 'formaction'].map((name) => element.getAttribute(name)))
      .filter((address) => address !== null)
      .map((address) => new URL(address, document.baseURI).protocol)
      .filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)),
  )

async function sent(body: string): Promise<{ conversation: string; message: string }> {
  const { id } = await findConversation(owner, talker, 'whatsapp')
  const { status, body: answer } = await owner.post(`/api/chats/whatsapp/${id}/send`, { body })
  expect(status).toBe(200)
  return { conversation: id, message: answer.message.id }
}

async function report(ids: { conversation: string; message: string }, form: Form) {
  const path = `/api/webhooks/twilio/${await tokenOf(owner)}/status?${new URLSearchParams(ids)}`
  const { messages } = await findConversation(owner, talker, 'whatsapp')
  expect(messages.some(({ id }) => id === ids.message)).toBe(true)
  const whole = { AccountSid: account.account_sid, MessageSid: newSid(), ...form }
  expect((await postAsTwilio(path, whole, account)).status).toBeLessThan(300)
}

/** Somebody has set this address on the dealership's number in Twilio's console. */
async function pointNumberAt(address: string) {
  const { environment } = await openCloud()
  const numbers = `${environment.TWILIO_BASE_URL}/api/2010-04-01/Accounts/${account.account_sid}/IncomingPhoneNumbers`
  const authorization = `Basic ${Buffer.from(`${account.account_sid}:${account.auth_token}`).toString('base64')}`
  const list = await (await fetch(`${numbers}.json`, { headers: { authorization } })).json()
  const [{ sid }] = (list as { incoming_phone_numbers: { sid: string }[] }).incoming_phone_numbers as [{ sid: string }]
  const body = new URLSearchParams({ SmsUrl: address })
  expect((await fetch(`${numbers}/${sid}.json`, { method: 'POST', headers: { authorization }, body })).status).toBe(200)
}

function packed(texts: readonly string[], between: string, most: number): string[] {
  const whole: string[] = []
  for (const text of texts) {
    const longer = `${whole.at(-1)}${between}${text}`
    if (whole.length === 0 || longer.length > most) whole.push(text)
    else whole[whole.length - 1] = longer
  }
  return whole
}
