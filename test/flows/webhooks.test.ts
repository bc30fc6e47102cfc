import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { closeToasts, pollOften, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let server: Server
let address: string
let status = 500
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(status).end()).listen(0, 'localhost')
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}/hook`
  ours = await newOrganization()
})
afterAll(() => server?.close())

test('a manager adds a webhook, sees what it answered, sends it again, switches it off, and deletes it', async () => {
  const page = await visit('/settings/webhooks', { as: ours.client, viewport: { width: 390, height: 844 } })
  await pollOften(page, 3_000)
  await page.getByRole('button', { name: 'Add app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add app' })
  await dialog.getByLabel('Address').fill('https://10.0.0.7/hook')
  await dialog.getByRole('button', { name: 'Add app' }).click()
  await dialog.getByText('Enter an https address on the internet').waitFor()
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Add app' }).click()
  expect(await page.getByRole('textbox', { name: `Secret of ${address}` }).inputValue()).toMatch(/^whsec_/)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'I’ve saved it' }).click()

  await ours.client.post('/api/contacts', { first_name: 'Rosa', last_name: 'Luna', phone: newCustomer() })
  await page.getByRole('button', { name: 'Deliveries' }).click()
  const deliveries = page.getByRole('dialog', { name: 'Deliveries to localhost' })
  await deliveries.getByText('Answered 500').waitFor()
  status = 200
  await deliveries.getByRole('button', { name: 'Resend A contact is added' }).click()
  await deliveries.getByText('Answered 200').waitFor()
  await closeToasts(page)
  await deliveries.getByRole('button', { name: 'Close' }).click()

  const choose = async (deed: string) => {
    await page.getByRole('button', { name: `Actions for ${address}` }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  }
  await choose('Turn off')
  await page.getByText('App turned off').waitFor()
  await choose('Delete')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No connected apps yet').waitFor()
})
