import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { findLot } from '../../functions/core/stock/catalogue/door.ts'
import { newOrganization, openCloud } from '../cloud.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'
import { usePages } from '../flows/pages.ts'

const { open } = usePages()
let site: string
let vehicles: string
let vehicle: string
beforeAll(async () => {
  site = (await openCloud()).url
  const org = provenOrg((await newOrganization()).org)
  const [first] = await fillLot(org, [
    { key: 'escape', make: 'Ford', model: 'Escape', year: 2021, mileage: 41_200 },
    { key: 'rio', make: 'Kia', model: 'Rio', year: 2020, mileage: 9_000 },
  ])
  vehicle = `/vehicle/${first?.id}`
  vehicles = `/dealer/${(await findLot(org, true))?.dealer_id}`
})

test('Back leads a visitor to the search that a vehicle was found by', async () => {
  const page = await open(`${vehicles}?q=escape`)
  await page.getByRole('link', { name: /Ford Escape/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ford Escape/ }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/dealer/*?q=escape')
})

test('the page in the other language is nowhere to come back to', async () => {
  const page = await open(`${vehicles}?q=escape`)
  await page.getByRole('link', { name: /Ford Escape/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ford Escape/ }).waitFor()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('**/vehicle/*?lang=es')
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.waitForURL('**/dealer/*?q=escape')
})

test('who opened a shared link is led to all of the dealer’s vehicles by Back', async () => {
  const page = await open(vehicle)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(site + vehicles)
})

test('another order of a dealer’s vehicles is shown as soon as it is chosen', async () => {
  const page = await open(`${vehicles}?q=20`)
  await page.getByLabel('Sort by').selectOption('Lowest mileage')
  await page.waitForURL('**/dealer/*?q=20&**sort=mileage_asc')
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['2020 Kia Rio', '2021 Ford Escape'])
})

test('a public page is set in the type of the product, which nothing else on it waits for', async () => {
  const page = await open(vehicle)
  const faces = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(faces).toContain('Figtree')
  expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(/^Figtree/)
})
