import { expect, test } from 'vitest'
import { runWords } from '#contract/stock/run-words.ts'
import type { Run } from '#contract/stock/syncs.ts'
import { newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

const { open } = usePages()

const AS_BEFORE = 'Your inventory hasn’t changed.'

test('only of a run that wrote nothing the page says that the inventory is as it was', async () => {
  const { client } = await newOrganization()
  await client.post('/api/inventory', { make: 'Kia', model: 'Rio' })
  const form = await prepareUpload(client, 'people.csv')
  await sendFile(form, 'Name,Telephone\nAna,555\n')
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  expect(await endedRun(client, 1)).toMatchObject({ status: 'failed', is_half_written: false })
  const page = await open('/inventory', { as: client })
  const notice = page.getByRole('alert').filter({ hasText: 'The uploaded file couldn’t be used' })
  await notice.getByText(AS_BEFORE).waitFor()

  await page.route('**/api/inventory/syncs', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Run[] }
    const broken = data.map((run) => ({ ...run, is_half_written: true, message: runWords.half_written.en }))
    await route.fulfill({ response, json: { data: broken } })
  })
  await page.reload()
  await page.getByText('Showing 1 to 1 of 1 vehicles').waitFor()
  await notice.getByText('Some vehicles may already match the new file').waitFor()
  expect(await notice.textContent()).not.toContain(AS_BEFORE)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
