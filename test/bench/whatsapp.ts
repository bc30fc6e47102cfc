import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { askConsole } from './live.ts'
import { withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'
import { codeFor } from './sign-up.ts'

const PASSWORD = 'Correct7horse'
const EMAIL = 'owner@nothing-yet.example'
const CUSTOMER = 'whatsapp:+16285550177'
const WAIT_MS = 60_000

/** From a sign-up with nothing to the first message on WhatsApp: clicks, fields, and the machine's time. */
export async function measureWhatsapp(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async ({ url }) => {
      await askConsole(url, 'meta/popup', { outcome: 'finish' })
      const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
      page.setDefaultTimeout(WAIT_MS)
      const hand = handOn(page)
      const startedAt = performance.now()
      await signUp(url, page, hand)
      const number = await getNumber(page, hand)
      const { asked, online } = await connect(page, hand)
      await sendFirst(url, page, hand, number)
      const seconds = (performance.now() - startedAt) / 1000
      return [
        atMost('“Continue with Facebook” → sender asked for, Meta’s window answering at once', asked, 30),
        atMost('the same until its number is online', online, 60),
        atMost('sign-up with nothing → number → WhatsApp → first message sent', seconds, 60),
        {
          measure: 'what that takes',
          floor: '—',
          ours: `${hand.clicks} clicks, ${hand.fields} fields`,
          reach: 'printed',
        },
      ]
    })
  } finally {
    await browser.close()
  }
}

type Hand = ReturnType<typeof handOn>
type Place = ReturnType<Page['locator']>

/** Counts what a person would do. */
function handOn(page: Page) {
  const hand = {
    clicks: 0,
    fields: 0,
    click: async (place: Place) => {
      hand.clicks++
      await place.click()
    },
    fill: async (label: string | RegExp, value: string) => {
      hand.fields++
      const isExact = typeof label === 'string'
      await (isExact ? page.getByLabel(label, { exact: true }) : page.getByRole('textbox', { name: label })).fill(value)
    },
  }
  return hand
}

async function signUp(url: string, page: Page, { click, fill }: Hand) {
  await page.goto(`${url}/signup`)
  await fill('First name', 'Nora')
  await fill('Last name', 'Nothing')
  await fill('Organization', 'Nothing Yet Motors')
  await fill('Email', EMAIL)
  await fill('Password', PASSWORD)
  await fill('Confirm password', PASSWORD)
  await click(page.locator('button[type=submit]'))
  await page.waitForURL('**/email/verify')
  await fill('Code', await codeFor(url, EMAIL))
  await click(page.locator('button[type=submit]'))
  await page.waitForURL('**/dashboard')
}

async function getNumber(page: Page, { click }: Hand): Promise<string> {
  await click(page.getByRole('button', { name: 'Connect WhatsApp' }))
  await click(page.getByRole('button', { name: 'Get it' }).first())
  const bought = page.waitForResponse((answer) => answer.url().endsWith('/connect/numbers') && answer.ok())
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Get it' }))
  return (await (await bought).json()).number.phone_number
}

/** Seconds from the click. */
async function connect(page: Page, { click }: Hand) {
  const start = page.getByRole('button', { name: 'Continue with Facebook' })
  await start.waitFor()
  const startedAt = performance.now()
  const since = () => (performance.now() - startedAt) / 1000
  const isAsked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/connect/whatsapp') && answer.ok(),
  )
  await click(start)
  await isAsked
  const asked = since()
  await page.getByRole('heading', { name: /is on WhatsApp/ }).waitFor()
  return { asked, online: since() }
}

async function sendFirst(url: string, page: Page, { click, fill }: Hand, number: string) {
  await askConsole(url, 'twilio/inbound', {
    from: CUSTOMER,
    to: `whatsapp:${number}`,
    body: 'Hola',
    profile_name: 'Ana',
  })
  await click(page.getByRole('link', { name: 'Open Leads' }))
  await click(page.getByText('Hola').first())
  await fill(/message/i, 'Welcome!')
  const isSent = page.waitForResponse((answer) => /\/chats\/\w+\/[^/]+\/send$/.test(answer.url()) && answer.ok())
  await page.keyboard.press('Enter')
  await isSent
}

const atMost = (measure: string, seconds: number, most: number): Figure => ({
  measure,
  floor: '—',
  ours: `${seconds.toFixed(1)} s`,
  reach: `≤ ${most} s`,
  isReached: seconds <= most,
})
