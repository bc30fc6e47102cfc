import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { fillLot, type Vehicle } from '../core/stock/inventory/lot.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { pictureAddress, servePictures } from '../pages/feed-pictures.ts'
import { showsBriefly, usePages } from './pages.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const VEHICLES: Vehicle[] = [
  {
    key: 'full',
    make: 'Ford',
    model: 'Escape',
    year: 2021,
    stockNumber: 'L1002',
    price: 1_299_500,
    previous_price: 1_450_000,
    mileage: 45_012,
    description: 'One owner.\nNew brakes.',
    options: ['Heated Seats', 'Sunroof'],
    images: [1, 2, 3, 4].map(pictureAddress),
    dealer_code: '1234567',
  },
  { key: 'broken', make: 'Kia', model: 'Rio', images: [pictureAddress('broken'), pictureAddress(2)] },
  { key: 'bare', make: 'Kia', model: `Soul ${'Extraordinarily '.repeat(8)}Long` },
  { key: 'sold', make: 'Ford', model: 'Escape', availability: 'sold' },
]

const { visit: lookAt, baseOf } = usePages()
let ours: TestOrganization
let account: TwilioAccount
let dealerPath: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  for (const { key, id } of await fillLot(provenOrg(ours.org), VEHICLES)) ids[key] = id
  const { findLot } = await import('../../functions/core/stock/catalogue/door.ts')
  dealerPath = `/dealer/${(await findLot(provenOrg(ours.org), true))?.dealer_id}`
})

/** A visitor's page, in the one window that they have for whatever is wanted of a browser. */
async function visit(path: string, options: Parameters<typeof lookAt>[1] = {}): Promise<Page> {
  const page = await lookAt('/favicon.svg', { viewport: { width: 1280, height: 900 }, ...options })
  await servePictures(page.context())
  await page.goto(baseOf() + path)
  return page
}
const visitVehicle = (key: string, options?: Parameters<typeof lookAt>[1]) => visit(`/vehicle/${ids[key]}`, options)

describe('the gallery', () => {
  test('turns by its buttons, its thumbnails and the arrow keys, and counts', async () => {
    const page = await visitVehicle('full')
    const counter = page.locator('.stage .counter')
    const shown = () => page.locator('.strip').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1)
    const step = async (act: () => Promise<void>, n: number) => {
      await act()
      await expect.poll(() => counter.textContent()).toBe(`${n} / 4`)
      await expect.poll(shown).toBe(n)
      await expect.poll(() => page.locator('.thumbs [aria-current]').getAttribute('aria-label')).toBe(`Photo ${n} of 4`)
    }
    await step(async () => {}, 1)
    await step(() => page.getByRole('button', { name: 'Next photo' }).click(), 2)
    await step(() => page.getByRole('button', { name: 'Previous photo' }).click(), 1)
    await step(() => page.getByRole('button', { name: 'Previous photo' }).click(), 4)
    await step(() => page.getByRole('link', { name: 'Photo 2 of 4' }).click(), 2)
    await step(() => page.locator('.strip').press('ArrowRight'), 3)
    await step(() => page.locator('.strip').evaluate((strip) => strip.scrollTo(0, 0)), 1)
  })

  test('opens on the whole screen, keeps the focus there, and closes by Esc where it was opened', async () => {
    const page = await visitVehicle('full')
    const box = page.getByRole('dialog', { name: 'Photos' })
    await page.getByRole('link', { name: '2021 Ford Escape, photo 1' }).click()
    await box.waitFor()
    await expect.poll(() => box.locator('img').getAttribute('src')).toContain('/1920/1440/202610-1.jpg')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.locator('.counter').textContent()).toBe('3 / 4')
    expect(await box.locator('img').getAttribute('alt')).toBe('2021 Ford Escape, photo 3')
    const isInside = () => page.evaluate(() => !!document.activeElement?.closest('.lightbox'))
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await isInside(), key).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => box.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-large'))).toBe(true)
    expect(await page.locator('.stage .counter').textContent()).toBe('3 / 4')
  })

  test('turns on the whole screen by a swipe', async () => {
    const page = await visitVehicle('full', { hasTouch: true, viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: '2021 Ford Escape, photo 1' }).tap()
    const swipe = (from: number, to: number) =>
      page.locator('.lightbox').evaluate(
        (box, [start = 0, end = 0]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target: box, clientX, clientY: 300 })
          box.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(start)], changedTouches: [touch(start)] }))
          box.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(end)] }))
        },
        [from, to],
      )
    await swipe(300, 100)
    await expect.poll(() => page.locator('.lightbox .counter').textContent()).toBe('2 / 4')
    await swipe(100, 300)
    await expect.poll(() => page.locator('.lightbox .counter').textContent()).toBe('1 / 4')
  })

  test('is a strip of all pictures where no script runs', async () => {
    const page = await visitVehicle('full', { javaScriptEnabled: false })
    expect(await page.locator('.strip img').count()).toBe(4)
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Call Now' }).isVisible()).toBe(true)
    expect(await page.getByText('$12,995').first().isVisible()).toBe(true)
  })

  test('puts a drawing where a picture does not come', async () => {
    const page = await visitVehicle('broken')
    await expect.poll(() => page.locator('.strip img').first().getAttribute('class')).toBe('failed')
    expect(await page.locator('.strip .icon').first().isVisible()).toBe(true)
  })
})

describe('sharing', () => {
  test('without a sheet of the device a dialog gives the link to copy', async () => {
    const page = await visitVehicle('full', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share vehicle' })
    const link = dialog.getByLabel('Link to this vehicle')
    expect(await link.inputValue()).toBe(`${baseOf()}/vehicle/${ids.full}`)
    expect(await link.getAttribute('readonly')).not.toBeNull()
    await showsBriefly(page, 'Copied', () => dialog.getByRole('button', { name: 'Copy' }).click())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseOf()}/vehicle/${ids.full}`)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  test('a device with a sheet of its own is given title, text and link', async () => {
    const page = await visitVehicle('full')
    await page.evaluate(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared).toEqual({
      title: '2021 Ford Escape',
      text: 'Check out this 2021 Ford Escape - $12,995 USD plus taxes, title, registration, and dealer fees',
      url: `${baseOf()}/vehicle/${ids.full}`,
    })
  })
})

test('a visit and a call are counted once each', async () => {
  const isCounted = (counts: { views: number; calls: number }) =>
    eventually(async () => {
      const { body } = await ours.client.get(`/api/inventory/${ids.full}`)
      expect(body).toMatchObject(counts)
    })
  const page = await visitVehicle('full', { userAgent: PHONE })
  await isCounted({ views: 1, calls: 0 })
  await page.reload()
  await page.evaluate(() =>
    document.querySelector('.call')?.addEventListener('click', (event) => event.preventDefault()),
  )
  await page.getByRole('link', { name: 'Call Now' }).click()
  await isCounted({ views: 1, calls: 1 })
})

test('from a vehicle to its dealer’s others, and to one of them in another language', async () => {
  const page = await visitVehicle('full')
  await page.getByRole('link', { name: 'See all vehicles' }).click()
  await page.getByText('3 vehicles').waitFor()
  expect(new URL(page.url()).pathname).toBe(dealerPath)
  await page.getByRole('link', { name: /2021 Ford Escape/ }).click()
  await page.getByRole('heading', { level: 1, name: /2021 Ford Escape/ }).waitFor()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByText('Disponible para prueba de manejo').waitFor()
})

test('a customer finds a vehicle of a dealer where no script runs, and sends the address on', async () => {
  const page = await visit(`${dealerPath}?q=escape`, { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['2021 Ford Escape'])
  await page.getByRole('searchbox').fill('rio')
  await page.getByLabel('Make').selectOption('Kia')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('1 of 3 vehicles').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Kia Rio'])

  const again = await visit(page.url().replace(baseOf(), ''))
  expect(await again.getByRole('searchbox').inputValue()).toBe('rio')
  expect(await again.getByLabel('Make').inputValue()).toBe('Kia')
  await again.getByRole('searchbox').fill('zeppelin')
  await again.getByRole('searchbox').press('Enter')
  await again.getByRole('link', { name: 'Show all vehicles' }).click()
  await again.getByText('3 vehicles', { exact: true }).waitFor()
  expect(again.url()).toBe(baseOf() + dealerPath)
})

test('a phone shows the vehicle, its price and the ways to reach the dealer at once', async () => {
  // The height that the browser's own bars leave of an iPhone's 844.
  const page = await visitVehicle('full', { viewport: { width: 390, height: 664 } })
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox()
    if (!found) throw new Error(`${selector} is not there.`)
    return { top: found.y, bottom: found.y + found.height }
  }
  const [picture, price, buttons] = [await box('.strip img'), await box('.price'), await box('.actions')]
  expect(picture.bottom).toBeLessThan(price.top)
  expect(price.bottom).toBeLessThanOrEqual(buttons.top)
  expect(buttons.bottom).toBeLessThanOrEqual(664)
})

const SCREENS = [
  ['light', 1440],
  ['dark', 390],
  ['light', 360],
  ['dark', 768],
] as const

test.each(['full', 'broken', 'bare', 'sold', 'nobody', 'dealer', 'search'])(
  'on the page of %s nothing is wider than the screen, and fingers find everything, on every screen',
  async (key) => {
    const paths: Record<string, string> = { dealer: dealerPath, search: `${dealerPath}?q=kia&price=5000` }
    const page = await visit(paths[key] ?? `/vehicle/${ids[key] ?? key}`)
    for (const [colorScheme, width] of SCREENS) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      const screen = `${colorScheme}, ${width} pixels`
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, screen).toBeLessThanOrEqual(0)
      const small = await page
        .locator('a:visible:not(.skip), button:visible, input:visible, select:visible')
        .evaluateAll((elements) =>
          elements
            .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 100) }))
            .filter(({ box }) => box.height < 44 || box.width < 44)
            .map(({ html }) => html),
        )
      expect(small, screen).toEqual([])
    }
  },
)

test('a visitor books a test drive on the page: day and time, name, number, and the code that they are texted', async () => {
  await ours.addMember({ role: 'agent' })
  const settings = [{ key: 'test_drive_online', value: 'true', group: 'appointments' }]
  expect(await ours.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
  const page = await visitVehicle('bare')
  const form = page.locator('form[data-drive]')
  await form.getByRole('button', { name: 'See available times' }).click()
  await form.locator('option:checked').waitFor({ state: 'attached' })
  expect(await form.locator('option:checked').textContent()).toMatch(/^\w+, \w+ \d+(?:,| at) \d+:\d\d\s[AP]M$/)
  const phone = newCustomer()
  await form.getByLabel('Your name').fill('Lupe Ruiz')
  await form.getByLabel('Phone').fill(phone)
  await form.getByRole('button', { name: 'Text me a code' }).click()
  const code = await eventually(async () => {
    const [text = ''] = await textsFrom(account, phone)
    return /\b\d{6}\b/.exec(text)?.[0] ?? Promise.reject(new Error('No code yet.'))
  })
  await form.getByLabel('Code').fill(code)
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await page.waitForURL('**/appointment/*')
})
