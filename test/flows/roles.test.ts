import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { newOrganization } from '../cloud.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

test('an owner makes a role, gives it to an agent, and takes a right again', async () => {
  const ours = await newOrganization()
  const lena = await ours.addMember({ role: 'agent', first_name: 'Lena', last_name: 'Lot' })
  const settings = await open('/settings/roles', { as: ours.client })
  await settings.getByRole('button', { name: 'Add role' }).click()
  const dialog = settings.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Lot attendant')
  await dialog.getByRole('button', { name: 'Add role' }).click()
  const box = settings.getByRole('checkbox', { name: 'Lot attendant: Manage the inventory' })
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await settings.getByRole('checkbox', { name: 'Agent: Manage the inventory' }).isDisabled()).toBe(true)
  expect(await violationsOn(settings)).toEqual([])

  const team = await open('/team', { as: ours.client })
  await team.getByRole('button', { name: 'Change Role: Lena Lot' }).click()
  await team.getByRole('dialog').getByLabel('Role').selectOption('Lot attendant')
  await team.getByRole('dialog').getByRole('button', { name: 'Change Role' }).click()
  await team.getByRole('row', { name: 'Lena Lot' }).getByText('Lot attendant').waitFor()

  const hers = await open('/inventory', { as: lena.client, viewport: { width: 390, height: 844 } })
  await hers.getByRole('button', { name: /Add/ }).first().waitFor()
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(false)
  const { status } = await lena.client.post('/api/inventory', { make: 'Ford' })
  expect(status).toBe(403)
})
