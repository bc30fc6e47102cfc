import { beforeAll, test } from 'vitest'
import { getLot } from '../../functions/core/catalogue/store.ts'
import { provenOrg } from '../../functions/core/ctx.ts'
import { newOrganization, openCloud } from '../cloud.ts'
import { fillLot } from '../core/inventory/lot.ts'
import { usePages } from '../flows/pages.ts'

const { open } = usePages()
let site: string
let cars: string
let car: string
beforeAll(async () => {
  site = (await openCloud()).url
  const org = provenOrg((await newOrganization()).org)
  const [first] = await fillLot(org, [
    { key: 'escape', make: 'Ford', model: 'Escape', year: 2021 },
    { key: 'rio', make: 'Kia', model: 'Rio', year: 2020 },
  ])
  car = `/vehicle/${first?.id}`
  cars = `/dealer/${(await getLot(org, true))?.dealer_id}`
})

test('Back leads a visitor to the search that a car was found by', async () => {
  const page = await open(`${cars}?q=escape`)
  await page.getByRole('link', { name: /Ford Escape/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ford Escape/ }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/dealer/*?q=escape')
})

test('the page in the other language is nowhere to come back to', async () => {
  const page = await open(`${cars}?q=escape`)
  await page.getByRole('link', { name: /Ford Escape/ }).click()
  await page.getByRole('heading', { level: 1, name: /Ford Escape/ }).waitFor()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL('**/vehicle/*?lang=es')
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.waitForURL('**/dealer/*?q=escape')
})

test('who opened a shared link is led to the site by Back', async () => {
  const page = await open(car)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(`${site}/`)
})
