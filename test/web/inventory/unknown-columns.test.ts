import { expect, test } from 'vitest'
import { newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { showsBriefly, usePages } from '../../flows/pages.ts'

const { open } = usePages()
const FILE = 'Chassis,Unit No,Make,Model,Asking\n1M8GDM9AXKP042788,U1,Kia,Soul,9000\n'

test('a file whose columns have other names is brought in once its columns are chosen, from the notice or the history', async () => {
  const { client, addMember } = await newOrganization()
  const form = await prepareUpload(client, 'units.csv')
  await sendFile(form, FILE)
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  expect(await endedRun(client)).toMatchObject({ status: 'failed', can_choose_columns: true })

  const agent = await addMember({ role: 'agent' })
  const theirs = await open('/inventory', { as: agent.client })
  const told = theirs.getByRole('alert').filter({ hasText: 'No column holds a VIN or a stock number.' })
  await told.waitFor()
  expect(await told.textContent()).not.toMatch(/choose/i)

  const page = await open('/inventory', { as: client })
  const mapping = page.getByRole('dialog', { name: 'Column mapping' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Sync history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose columns' }).click()
  await mapping.getByLabel('Column for VIN').waitFor()
  await mapping.getByRole('button', { name: 'Cancel' }).click()
  await mapping.waitFor({ state: 'detached' })

  const notice = page.getByRole('alert').filter({ hasText: 'You can choose the columns yourself.' })
  await notice.getByRole('button', { name: 'Choose columns' }).click()
  await mapping.getByLabel('Column for VIN').selectOption('Chassis')
  await mapping.getByLabel('Column for Price').selectOption('Asking')
  await mapping.getByText('Changes take effect once you upload the file again.').waitFor()
  await showsBriefly(page, 'Upload the file again to import it.', () =>
    mapping.getByRole('button', { name: 'Save mapping' }).click(),
  )
  await mapping.waitFor({ state: 'detached' })
  // Nothing is kept of what those columns hold, and both are full.
  await notice.getByRole('button', { name: 'Choose columns' }).click()
  await expect.poll(() => mapping.getByText('Changed', { exact: true }).count()).toBe(2)
  expect(await mapping.getByText('Empty in the last file').count()).toBe(0)
  await mapping.getByRole('button', { name: 'Cancel' }).click()
  await mapping.waitFor({ state: 'detached' })
  await notice.getByRole('button', { name: 'Upload a file' }).click()
  const file = { name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and sync' }).click()
  await page.getByText('$9,000').waitFor()
  await notice.waitFor({ state: 'detached' })
})
