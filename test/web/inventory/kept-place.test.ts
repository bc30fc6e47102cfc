import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Client, newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

const { open, baseOf } = usePages()
const VEHICLES = 30
const feed = [
  'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice',
  ...Array.from({ length: VEHICLES }, (_, n) => `7654321,U${n},2020,Kia,Rio ${n},${n},20000`),
  '',
].join('\n')

let client: Client
beforeAll(async () => {
  ;({ client } = await newOrganization())
  const form = await prepareUpload(client)
  await sendFile(form, feed)
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  await endedRun(client)
})

const scrolled = (page: Page) => page.evaluate(() => document.getElementById('main')?.scrollTop)

test.each([1440, 390])(
  'at %i pixels Back from a vehicle leads to its place in the list, a reload stays there, a new visit begins at the top and goes on by the keys',
  async (width) => {
    const page = await open('/inventory', { as: client, viewport: { width, height: 800 } })
    const list = () => page.getByText('Showing 1 to 20 of 30 vehicles').waitFor()
    await list()
    const vehicle = page.getByRole('link', { name: /^View details/ }).nth(13)
    await vehicle.scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(500)
    await page.goto(baseOf() + (await vehicle.getAttribute('href')))
    await page.getByRole('heading', { level: 1, name: /Kia Rio/ }).waitFor()

    await page.goBack()
    await list()
    await expect.poll(() => scrolled(page)).toBe(place)
    await page.reload()
    await list()
    await expect.poll(() => scrolled(page)).toBe(place)
    await page.goto(page.url())
    await list()
    expect(await scrolled(page)).toBe(0)
    await page.keyboard.press('PageDown')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  },
  180_000,
)
