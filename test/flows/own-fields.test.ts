import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('a field is added, filled in, filtered by, and shown in the list, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const { phone_number: to } = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Hi' })
  const { contact_id } = (await findConversation(ours.client, from)).row
  await ours.client.put(`/api/contacts/${contact_id}`, { first_name: 'Fina', last_name: 'Field' })
  const look = (path: string) => visit(path, { as: ours.client, language: 'es', viewport: { width: 390, height: 800 } })

  const page = await look('/settings/fields')
  await page.getByRole('button', { name: 'Agregar campo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar campo' })
  await dialog.getByLabel('Nombre').fill('Tier')
  await dialog.getByLabel('Tipo').selectOption('choice')
  await dialog.getByRole('textbox', { name: 'Opción 1' }).fill('Gold')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('{{tier}}').waitFor()

  await look(`/contacts/${contact_id}`)
  await page.getByRole('button', { name: 'Agregar Tier' }).click()
  await page.getByRole('combobox', { name: 'Tier' }).selectOption('Gold')
  await page.getByRole('button', { name: 'Cambiar Tier: Gold' }).getByText('Gold').waitFor()
  expect((await ours.client.get(`/api/contacts/${contact_id}`)).body.custom).toEqual({ tier: 'Gold' })

  const custom = encodeURIComponent(JSON.stringify([{ key: 'tier', test: 'is_not', value: 'Gold' }]))
  await look(`/contacts?custom=${custom}`)
  await page.getByText('Tier no es Gold').waitFor()

  await look('/contacts')
  // Chosen where there is room, shown on a phone too.
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Tier' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Fina Field' }).getByText('Gold').waitFor()

  const { data } = (await ours.client.get('/api/fields')).body
  const own = data.find(({ key }: { key: string }) => key === 'tier')
  expect((await ours.client.delete(`/api/fields/${own.id}`)).status).toBe(204)
})
