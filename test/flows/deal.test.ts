import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { VEHICLE } from '../request.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

test('a deal is edited on the contact, counts on the board, and a lost one asks why', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Hi' })
  const { row } = await findConversation(ours.client, from)
  const car = (await ours.client.post('/api/inventory', VEHICLE)).body.id
  await ours.client.put(`/api/contacts/${row.contact_id}/deal`, { add_vehicles: [car] })

  const page = await visit(`/contacts/${row.contact_id}`, { as: ours.client })
  await page.getByText('2021 Ford Escape').first().waitFor()
  await page.getByRole('button', { name: 'Edit deal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit deal' })
  await dialog.getByLabel('Payment').selectOption('finance')
  await dialog.getByLabel('Budget').fill('under 20k')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.locator('.deal').getByText('Finance').waitFor()

  await goTo(page, '/sales-classification')
  await page.locator('#stage-new').getByTitle('Budgets in this stage: $20,000').waitFor()
  await page.locator('#stage-new .board-card').getByText('$20', { exact: false }).waitFor()

  await goTo(page, `/contacts/${row.contact_id}`)
  await page.locator('.person').getByLabel('Stage').selectOption('lost')
  const why = page.getByRole('dialog', { name: 'Why was this deal lost?' })
  await why.getByLabel('Reason').selectOption('credit')
  await why.getByRole('button', { name: 'Save' }).click()
  await why.waitFor({ state: 'detached' })
  expect((await ours.client.get(`/api/contacts/${row.contact_id}/deal`)).body.deal).toMatchObject({
    ...{ payment: 'finance', lost: { reason: 'credit' } },
  })
})

test('who bought and asks to be deleted is gone, and a manager has the sale’s file for a reason that is recorded, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const { client } = ours
  const manager = await ours.addMember({ role: 'manager', first_name: 'Marta', last_name: 'Mora' })
  const { id } = (await client.post('/api/contacts', { first_name: 'Ada', last_name: 'Sale', phone: newCustomer() }))
    .body
  await client.put(`/api/contacts/${id}/deal`, { sold: { amount: 9_000 } })

  const page = await visit(`/contacts/${id}`, { as: client })
  await page.getByRole('button', { name: 'Privacy request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Privacy request' })
  await dialog.getByLabel('What they’re asking for').selectOption('delete')
  await dialog.getByLabel('Type their name').fill('Ada')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await dialog.getByText('This is not their name.').waitFor()
  await dialog.getByLabel('Type their name').fill('Ada Sale')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await page.waitForURL('**/contacts')
  await page.getByText('Everything about them is being deleted').waitFor()

  const told = async (action: string) => (await client.get(`/api/audit?action=${action}`)).body.data
  await eventually(async () => expect(await told('sale_sealed')).toHaveLength(1))
  const viewport = { width: 390, height: 844 }
  const log = await visit('/settings/audit', { as: manager.client, language: 'es', viewport })
  await log.getByRole('button', { name: 'Archivo de la venta' }).click()
  await log.getByLabel('Para qué lo necesitas').fill('Disputa el precio')
  const [saved] = await Promise.all([
    log.waitForEvent('download'),
    log.getByRole('button', { name: 'Descargar el archivo' }).click(),
  ])
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({ is_whole: true })
  expect(await told('sale_file_read')).toMatchObject([
    { user: { name: 'Marta Mora' }, message: 'Opened a sale file: Disputa el precio' },
  ])
})
