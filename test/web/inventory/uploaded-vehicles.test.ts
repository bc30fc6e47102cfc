import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

const { open } = usePages()

const picture = (name: string) => `https://imagesdl.dealercenter.net/1920/1440/202610-${name}.jpg`
const FEED = [
  'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice,PhotoURLs',
  `7654321,A1,2020,Kia,Rio,1000,9000,${picture('whole')}`,
  `7654321,B1,2021,Ford,Edge,2000,12000,${picture('none')}`,
  `7654321,C1,2022,Audi,A4,3000,30000,${picture('sized')}`,
  '',
].join('\n')

/** The page of a dealership that uploaded the file; the pictures' host has one in any size, one as it is only, one not. */
async function openUploaded(): Promise<Page> {
  const { client } = await newOrganization()
  const form = await prepareUpload(client)
  await sendFile(form, FEED)
  expect(await client.post('/api/inventory/sync', { upload_id: form.upload_id })).toMatchObject({ status: 200 })
  expect(await endedRun(client)).toMatchObject({ status: 'done', counts: { created: 3 } })
  const page = await open('/dashboard', { as: client })
  await page.route('https://imagesdl.dealercenter.net/**', (route) => {
    const address = route.request().url()
    const isThere = address.includes('sized') || (address.includes('whole') && address.includes('/1920/'))
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>'
    return isThere ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.fulfill({ status: 404 })
  })
  await page.goto(new URL('/inventory', page.url()).href)
  await page.getByText('Showing 1 to 3 of 3 vehicles').waitFor()
  return page
}

test('a dealership that only uploads files changes and deletes its vehicles by hand', async () => {
  const page = await openUploaded()
  await page.getByRole('button', { name: 'Actions for 2020 Kia Rio' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const hint = page.getByText('Your changes stay until the feed updates this vehicle.')
  await hint.waitFor()
  await page.getByRole('dialog').getByLabel('Price (USD)').fill('8500')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('$8,500').waitFor()
  await page.getByRole('button', { name: 'Actions for 2021 Ford Edge' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Showing 1 to 2 of 2 vehicles').waitFor()

  await page.getByRole('button', { name: 'Add vehicle' }).click()
  await page.getByRole('dialog').getByLabel('Make').waitFor()
  expect(await hint.count()).toBe(0)
  await page.keyboard.press('Escape')
})

test('a card shows its picture as the feed gave it where the smaller one is missing, and a drawing where there is none', async () => {
  const page = await openUploaded()
  const card = (title: string) => page.locator('.lot-card').filter({ hasText: title })
  const shown = (title: string) =>
    card(title)
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.currentSrc)
  await expect.poll(() => shown('Kia Rio')).toBe(picture('whole'))
  await expect.poll(() => shown('Audi A4')).toMatch(/\/(400\/300|800\/600)\/202610-sized\.jpg$/)
  await card('Ford Edge').getByRole('img', { name: 'No picture' }).waitFor()
})
