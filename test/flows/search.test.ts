import { beforeAll, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const LATER = 60

const { open } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  const { phone_number: to } = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Does the sunroof leak when it rains?' })
  for (let n = 1; n <= LATER; n++) await customerWrites({ from, to, body: `Later ${n}` })
  const { row } = await findConversation(ours.client, from)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Ana', last_name: 'Torres' })
  await ours.client.post(`/api/contacts/${row.contact_id}/notes`, { content: 'Asked about a leak.' })
  await allFollowed()
})

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
])('what a customer wrote long ago is found, and a click leads to it among its neighbors, at %o', async (viewport) => {
  const page = await open('/dashboard', { as: ours.client, viewport })
  if (viewport.width < 768) await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Search everything' }).click()
  await page.locator('input[type=search]:focus').waitFor()
  await page.keyboard.type('leak')
  const messages = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('region', { name: 'Notes' }).getByText('Asked about a').waitFor()
  await messages.getByText('Ana Torres').waitFor()
  expect(await messages.locator('mark').allTextContents()).toEqual(['leak'])
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await messages.getByRole('link').click()

  const log = page.getByRole('log')
  await log.locator('[data-found]').getByText('Does the sunroof leak').waitFor()
  await log.getByText('Later 1', { exact: true }).waitFor()
  await page.goBack()
  await messages.getByText('Ana Torres').waitFor()

  await page.getByRole('searchbox').fill('sunroof xylophone')
  await page.getByText('Nothing found for “sunroof xylophone”').waitFor()
  await page.getByRole('searchbox').fill('webhooks')
  await page.getByRole('region', { name: 'Settings' }).getByRole('link').first().click()
  await page.waitForURL(/\/settings\//)
})
