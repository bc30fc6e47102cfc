import { expect, test } from 'vitest'
import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import type { Run } from '#contract/stock/syncs.ts'
import { newOrganization } from '../../cloud.ts'
import { endedRun, prepareUpload, sendFile } from '../../feeds.ts'
import { usePages } from '../../flows/pages.ts'

const { open } = usePages()
const feed = (vehicles: number) =>
  `StockNumber,Make\n${Array.from({ length: vehicles }, (_, i) => `U${i},Kia\n`).join('')}`

test('a held run whose file is no longer kept asks for nothing and offers nothing', async () => {
  const { client } = await newOrganization()
  for (const vehicles of [8, 2]) {
    const form = await prepareUpload(client)
    await sendFile(form, feed(vehicles))
    await client.post('/api/inventory/sync', { upload_id: form.upload_id })
    await endedRun(client, vehicles === 8 ? 1 : 2)
  }
  const page = await open('/inventory', { as: client })
  const waiting = page.getByText('This file needs your review')
  await waiting.waitFor()

  const long_ago = new Date(Date.now() - FILE_KEPT_DAYS * 86_400_000).toISOString()
  await page.route('**/api/inventory/syncs', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Run[] }
    await route.fulfill({ response, json: { data: data.map((run) => ({ ...run, started_at: long_ago })) } })
  })
  await page.reload()
  await page.getByText('Showing 1 to 8 of 8 vehicles').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Sync history' }).click()
  await page.getByRole('dialog').getByText('Not applied').waitFor()
  expect(await page.getByRole('button', { name: 'Apply file' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await waiting.count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
