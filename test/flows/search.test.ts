import { beforeAll, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

/** More than a thread reads at once. */
const LATER = 60

const { visit } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  const { phone_number: to } = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Does the sunroof leak when it rains?' })
  for (let n = 1; n <= LATER; n++) await customerWrites({ from, to, body: `Later ${n}` })
  const { row } = await findConversation(ours.client, from)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Sara', last_name: 'Search' })
  await ours.client.post(`/api/contacts/${row.contact_id}/notes`, { content: 'Asked about a leak.' })
  await allFollowed()
})

test('what a customer wrote long ago is found, and a click leads to it among its neighbors, on a phone in Spanish', async () => {
  const viewport = { width: 390, height: 800 }
  const page = await visit('/dashboard', { as: ours.client, language: 'es', viewport })
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('button', { name: 'Buscar o ir a...' }).click()
  await page.locator('[role=combobox]:focus').fill('leak')
  await page.getByRole('option', { name: /Buscar .*leak/ }).click()
  const messages = page.getByRole('region', { name: 'Mensajes' })
  await page.getByRole('region', { name: 'Notas' }).getByText('Asked about a').waitFor()
  await messages.getByText('Sara Search').waitFor()
  expect(await messages.locator('mark').allTextContents()).toEqual(['leak'])
  await page.reload()
  await messages.getByRole('link').click()

  const log = page.getByRole('log')
  await log.locator('[data-found]').getByText('Does the sunroof leak').waitFor()
  await log.getByText('Later 1', { exact: true }).waitFor()
  await page.goBack()
  await messages.getByText('Sara Search').waitFor()

  await page.getByRole('searchbox').fill('sunroof xylophone')
  await page.getByText('No se encontró nada para “sunroof xylophone”').waitFor()
  await page.getByRole('searchbox').fill('apps conectadas')
  await page.getByRole('region', { name: 'Configuración' }).getByRole('link').first().click()
  await page.waitForURL(/\/settings\//)
})
