import { beforeAll, expect, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newKey, openKeyClient } from '../key-client.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
})

test('a manager generates a key, a program calls with it, and it is revoked', async () => {
  const page = await visit('/settings/agents', { as: ours.client })
  await page.getByRole('button', { name: 'Generate API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate API key' }).click()
  await dialog.getByText('Please fill in all required fields').first().waitFor()
  await dialog.getByLabel('Agent').selectOption({ label: 'Ana Agent' })
  const name = 'DMS by hand'
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Generate API key' }).click()
  await page.getByText('Save this API key now! It won’t be shown again.').waitFor()
  const key = await page.getByLabel(`API key of ${name}`, { exact: true }).inputValue()
  const program = await openKeyClient(key)
  expect((await program.get('/api/contacts')).status).toBe(200)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('listitem').filter({ hasText: name }).getByText('Revoked', { exact: true }).waitFor()
  expect((await program.get('/api/contacts')).status).toBe(401)
})

test('a system administrator suspends a dealership, whose people are told', async () => {
  const theirs = await newOrganization()
  const admin = await ours.addMember({ role: 'agent', is_system_admin: true })
  const page = await visit('/admin', { as: admin.client })
  const entry = page.getByRole('listitem').filter({ hasText: theirs.name })
  await entry.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await entry.getByText('Suspended').waitFor()
  const told = await visit('/dashboard', { as: theirs.client })
  await told.getByText('This dealership is suspended').waitFor()
})

test('the audit log says what was done, and can be filtered, also by who has left the team', async () => {
  const gone = await ours.addMember({ role: 'manager', first_name: 'Gus', last_name: 'Gone' })
  await gone.client.post('/api/labels', { name: 'Old' })
  expect((await ours.client.delete(`/api/team/members/${gone.id}`)).status).toBe(200)
  const page = await visit('/settings/audit', { as: ours.client })
  await page.getByText('Removed Gus Gone from the team').waitFor()
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Removed the label …' })
  await page.getByText('Nothing found').waitFor()
  expect(page.url()).toContain('action=label_removed')
  await page.goBack()
  await page.getByText('Removed Gus Gone from the team').waitFor()
  await page.getByLabel('Person').selectOption({ label: 'Gus Gone' })
  await page.getByText('Removed Gus Gone from the team').waitFor({ state: 'detached' })
  await page.getByText('Added the label “Old”').waitFor()
})

test('a key whose person is suspended says that it opens nothing', async () => {
  const agent = await ours.addMember({ role: 'agent', first_name: 'Sid', last_name: 'Suspended' })
  await newKey(ours.client, { user_id: agent.id })
  expect((await ours.client.put(`/api/team/members/${agent.id}/suspended`, { suspended: true })).status).toBe(200)
  const page = await visit('/settings/agents', { as: ours.client })
  const row = page.getByRole('listitem').filter({ hasText: 'Sid Suspended' }).filter({ hasText: 'DMS' })
  await row.getByText('No access').waitFor()
})
