import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { plainFact } from '../../functions/contract/stock/plain-fact.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { openBrowser } from '../browser.ts'
import { newOrganization, openCloud } from '../cloud.ts'
import { fillLot, type Vehicle } from '../core/stock/inventory/lot.ts'
import { SCRIPT_TEXTS } from '../script-texts.ts'
import { pictureAddress } from './feed-pictures.ts'
import { visitPage } from './visit-page.ts'

const TEXTS_A_VEHICLE = 40
const BREAKING_OUT = '"></option></select><script>alert(1)</script><img src=x onerror=alert(1)>'
const MINUTES_MS = 180_000
const TEXT_FIELDS = [
  'title',
  'vin',
  'stockNumber',
  'make',
  'model',
  'trim',
  'body',
  'color',
  'colorAlt',
  'transmission',
  'drivetrain',
  'engine',
  'fuel',
  'description',
] as const

let browser: Browser
let base: string
let dealerId: string
let vehicles: Awaited<ReturnType<typeof fillLot>>

beforeAll(async () => {
  base = (await openCloud()).url
  browser = await openBrowser()
  const ours = await newOrganization({ name: '</title><script>alert(1)</script>' })
  vehicles = await fillLot(provenOrg(ours.org), chunks().map(vehicleOf), new Date(), chunks().map(dealerOf) as never)
  const { findLot } = await import('../../functions/core/stock/catalogue/door.ts')
  dealerId = (await findLot(provenOrg(ours.org), true))?.dealer_id ?? ''
})

test.each([
  ['under its own policy', false],
  ['without any policy', true],
])(
  'a feed of nothing but scripts is read as text %s, in every field, and nothing of it runs',
  async (_, bypassCSP) => {
    const context = await browser.newContext({ bypassCSP })
    const page = await context.newPage()
    const ran: unknown[] = []
    await context.exposeBinding('alert', (_source, what) => ran.push(what))
    await context.route(/^(?!http:\/\/localhost)/, (route) => route.abort())

    for (const { id, title, options = [], description } of vehicles) {
      await page.goto(`${base}/vehicle/${id}`)
      expect(await page.locator('h1').textContent()).toBe(title)
      expect(await page.locator('.options li').allTextContents()).toEqual(options)
      expect(await page.locator('.words').textContent()).toBe(description?.trim())
      expect(await page.evaluate(strangeThings), id).toEqual([])
    }
    for (const path of [
      `/dealer/${dealerId}`,
      `/dealer/${dealerId}?page=2`,
      `/dealer/${dealerId}?${new URLSearchParams({ q: BREAKING_OUT, make: BREAKING_OUT, price: BREAKING_OUT })}`,
      `/vehicle/${encodeURIComponent('"><script>alert(1)</script>')}`,
    ]) {
      await page.goto(base + path)
      await page.locator('h1').waitFor()
      expect(await page.evaluate(strangeThings), path).toEqual([])
    }
    expect(ran).toEqual([])
    await context.close()
  },
  MINUTES_MS,
)

test('what search engines are told of them is whole', async () => {
  for (const { id, title, vin } of vehicles) {
    const { data, meta } = await visitPage(`${base}/vehicle/${id}`)
    expect(data[0]).toMatchObject({ '@type': 'Car', name: title, vehicleIdentificationNumber: vin })
    expect(meta['og:title']).toContain(title)
  }
})

/** Runs in the page: what only markup could have brought there. */
function strangeThings(): string[] {
  const found: string[] = []
  const known = /^(https?:|tel:\+\d+$|sms:\+\d+\?&body=|#|\/|\?)/
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^(srcdoc|style|formaction|ping|xlink:href)$/.test(name)) found.push(`${element.tagName} ${name}`)
      if (['href', 'src', 'action', 'data'].includes(name) && !known.test(value)) found.push(`${name}=${value}`)
    }
    if (element.matches('form:not(.search, [data-ask], [data-drive])')) found.push('FORM')
    if (/^(IFRAME|OBJECT|EMBED|BASE|VIDEO|AUDIO|MATH|MARQUEE|TEMPLATE|NOSCRIPT)$/.test(element.tagName))
      found.push(element.tagName)
  }
  // The chat's comes from its own address.
  const scripts = [...document.scripts].filter(({ type, src }) => type === '' && !/\/w\/[\w-]+\.js$/.test(src))
  const expected = document.querySelector('[data-view]') ? 2 : 1
  if (scripts.length !== expected) found.push(`${scripts.length} scripts`)
  return found
}

/** All texts, shared out among the vehicles. */
function chunks(): string[][] {
  const vehicles = Math.ceil(SCRIPT_TEXTS.length / TEXTS_A_VEHICLE)
  return Array.from({ length: vehicles }, (_, i) => SCRIPT_TEXTS.slice(i * TEXTS_A_VEHICLE, (i + 1) * TEXTS_A_VEHICLE))
}

/** A vehicle that says these texts in every field, and shows what they might be taken for as pictures. */
function vehicleOf(texts: string[], i: number): Vehicle {
  // What claims something, as "%" does, isn't shown in these fields at all.
  const all = texts.filter((text) => plainFact(text) !== undefined).join(' ')
  return {
    key: `car-${i}`,
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, all])),
    options: texts,
    images: [
      ...texts,
      ...texts.map((text) => `https://pictures.test/800/600/${text}`),
      pictureAddress(`${i}"><img src=x onerror=alert(1)>`),
    ],
    dealer_code: String(i),
  }
}

const dealerOf = (texts: string[], i: number) => {
  const all = texts.join(' ')
  return { code: String(i), name: all, phone: `+1628555${1000 + i}`, address: all, city: all, state: all, zip: all }
}
