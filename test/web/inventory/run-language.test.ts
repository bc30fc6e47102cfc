import { expect, test } from 'vitest'
import { newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

const { open } = usePages()

test('why a file failed is read in the language that is chosen on the page', async () => {
  const { client } = await newOrganization()
  const form = await prepareUpload(client, 'cars.csv')
  await sendFile(form, '%PDF-1.7\n')
  await client.post('/api/inventory/sync', { upload_id: form.upload_id })
  await endedRun(client)
  const page = await open('/inventory', { as: client })
  await page.getByText('This is a PDF document').waitFor()

  await page.getByRole('button', { name: 'Español' }).first().click()
  await page.getByText('Es un documento PDF').waitFor()
  expect(await page.getByText('This is a PDF document').count()).toBe(0)
})
