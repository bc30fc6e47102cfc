import { beforeAll, expect, test } from 'vitest'
import { newOrganization, openClient, openOwnCloud } from '../../cloud.ts'
import { usePages } from '../../flows/pages.ts'

// The dealer's FTP server is one for the whole cloud.
beforeAll(openOwnCloud)
const { open } = usePages()

const FEED = [
  'DCID,StockNumber,Year,Make,Model,Odometer,SpecialPrice',
  '7654321,A1,2020,Kia,Rio,1000,9000',
  '7654322,B1,2021,Ford,Edge,2000,12000',
  '',
].join('\n')

test('a DCID filter that hides every car is warned of, named in their place, and taken off there', async () => {
  const { client } = await newOrganization()
  const cloud = await openClient()
  await cloud.send('PUT', '/local/api/ftp/files/DealerCenter_20261119_7654321.csv', undefined, { raw: FEED })
  const { body } = await cloud.get('/local/api/ftp')
  const config = { server: `${body.host}:${body.port}`, username: body.username, password: body.password }
  const connected = await client.post('/api/inventory/integrations/connect', { provider: 'dealer_center', config })
  expect(connected).toMatchObject({ status: 200 })
  const page = await open('/inventory', { as: client })
  await page.getByText('Showing 1 to 2 of 2 vehicles').waitFor({ timeout: 90_000 })

  await page.getByRole('button', { name: 'DCID Filter' }).click()
  await page.getByLabel('Dealer Code (DCID)').fill('999')
  await page.getByText('The last file has no vehicle with this code, so nothing will be shown.').waitFor()
  await page.getByRole('button', { name: 'Save Filter' }).click()
  await page.getByText('Only vehicles with dealer code 999 are shown', { exact: true }).waitFor()
  await page.getByText(/^0 vehicles/).waitFor()
  await page.getByRole('link', { name: 'Public page' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter' }).click()
  await page.getByText('Showing 1 to 2 of 2 vehicles').waitFor()
})
