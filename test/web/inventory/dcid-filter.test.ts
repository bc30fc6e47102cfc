import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeOwnCloud, newOrganization, openClient, openOwnCloud } from '../../cloud.ts'
import { endedRun } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

// The dealer's FTP server is one for the whole cloud.
beforeAll(openOwnCloud)
afterAll(closeOwnCloud)
const { open } = usePages()

/** A file's name for a dealer may be this long. */
const LONG_CODE = 'Main St & 2nd, behind the gas station #1'
const FEED = [
  'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice',
  '7654321,A1,2020,Kia,Rio,1000,9000',
  `"${LONG_CODE}",B1,2021,Ford,Edge,2000,12000`,
  '',
].join('\n')

/** A dealership whose two vehicles come from the dealer's server. */
async function connected() {
  const { client } = await newOrganization()
  const cloud = await openClient()
  await cloud.send('PUT', '/local/api/ftp/files/DealerCenter_20261119_7654321.csv', undefined, { raw: FEED })
  const { body } = await cloud.get('/local/api/ftp')
  const config = { server: `${body.host}:${body.port}`, username: body.username, password: body.password }
  const answer = await client.post('/api/inventory/integrations/connect', { provider: 'dealer_center', config })
  expect(answer).toMatchObject({ status: 200 })
  expect(await endedRun(client)).toMatchObject({ status: 'done', counts: { created: 2 } })
  return client
}
const ALL_SHOWN = 'Showing 1 to 2 of 2 vehicles'

test('a DCID filter that hides every vehicle is warned of, named in their place, and taken off there', async () => {
  const page = await open('/inventory', { as: await connected() })
  await page.getByText(ALL_SHOWN).waitFor()

  await page.getByRole('button', { name: 'DCID Filter' }).click()
  await page.getByLabel('Dealer Code (DCID)').fill('999')
  await page.getByText('The last file has no vehicle with this code, so nothing will be shown.').waitFor()
  await page.getByRole('button', { name: 'Save Filter' }).click()
  await page.getByText('Only vehicles with dealer code 999 are shown', { exact: true }).waitFor()
  await page.getByText(/^0 vehicles/).waitFor()
  await page.getByRole('link', { name: 'Public page' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter' }).click()
  await page.getByText(ALL_SHOWN).waitFor()
})

test('a dealer code of the file, whatever it looks like, is chosen with one press, or typed to its end', async () => {
  const page = await open('/inventory', { as: await connected() })
  await page.getByText(ALL_SHOWN).waitFor()
  const field = page.getByLabel('Dealer Code (DCID)')

  await page.getByRole('button', { name: 'DCID Filter' }).click()
  await page.getByRole('button', { name: LONG_CODE }).click()
  expect(await field.inputValue()).toBe(LONG_CODE)
  await page.getByRole('button', { name: 'Save Filter' }).click()
  await page.getByText('Showing 1 to 1 of 1 vehicles').waitFor()

  await page.getByRole('button', { name: 'DCID Filter' }).click()
  await field.clear()
  await field.pressSequentially(LONG_CODE)
  expect(await field.inputValue()).toBe(LONG_CODE)
})

test('on a phone the banner of an integration says all it has to, and leaves the screen to the vehicles', async () => {
  const page = await open('/inventory', { as: await connected(), viewport: { width: 390, height: 844 } })
  await page.getByText(ALL_SHOWN).waitFor()
  const banner = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Integration Active' }) })
  const hint = 'Products come from the integrated system, so add, edit and delete are disabled.'
  expect(await banner.getByText(hint).isVisible()).toBe(true)
  expect((await banner.boundingBox())?.height).toBeLessThan(130)
  await banner.getByRole('button', { name: 'Sync history' }).click()
  await page.getByRole('dialog', { name: 'Sync history' }).waitFor()
})
