import { expect, test } from 'vitest'
import { writeVehicleCode } from '../../functions/contract/stock/vehicle-code.ts'
import { listAskers } from '../../functions/core/outreach/wishes/store.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { type Client, customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { endedRun, prepareUpload, sendFile } from '../feeds.ts'
import { runDueOf } from '../run-due-of.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

/** Noon in California on a coming Tuesday, when every customer may be written to. */
function noonOnTuesday() {
  const day = new Date(Date.now() + 2 * 86_400_000)
  day.setUTCHours(20, 0, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day
}

/** A file of the dealer's with one vehicle. */
async function sync(client: Client, price: number) {
  const upload = await prepareUpload(client)
  const rows = ['VIN,Stock,Make,Model,Year,Price', `1FMCU0F67MUA00001,A1,Ford,Escape,2021,${price}`]
  expect(await sendFile(upload, rows.join('\n'))).toBe(204)
  const before = (await client.get('/api/inventory/syncs')).body.data.length
  await client.post('/api/inventory/sync', { upload_id: upload.upload_id })
  await endedRun(client, before + 1)
}

test('a price that drops in the dealer’s file reaches who asked about the vehicle, once the ready-made automation is on', async () => {
  const ours = await newOrganization({ name: 'Mariposa Motors' })
  const { client } = ours
  const { phone_number: to } = await ours.connect()
  await sync(client, 18_995)
  const [{ id: vehicle }] = (await client.get('/api/inventory?search=A1')).body.data
  const from = newCustomer()
  await customerWrites({ from, to, body: `¿Sigue disponible? ${writeVehicleCode(vehicle)}` })
  const { id, row } = await findConversation(client, from)
  await client.post(`/api/contacts/${row.contact_id}/consents`, {
    purpose: 'marketing',
    state: 'given',
    channel: 'sms',
    method: 'in_person',
    text: 'Sí, mándenme ofertas.',
  })
  await eventually(async () => expect(await listAskers(provenOrg(ours.org), vehicle)).toContain(row.contact_id))

  const look = { as: client, language: 'es', viewport: { width: 390, height: 844 } } as const
  const page = await visit('/automation', look)
  await page.getByRole('button', { name: 'Usar “Bajó de precio”' }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Versión 1').waitFor()
  await sync(client, 18_600)
  await visit(`/chats/${id}?type=sms`, look)
  await eventually(async () => {
    await runDueOf(ours.org, noonOnTuesday(), 'run-automations')
    expect(await page.getByRole('article').filter({ hasText: '$18,600' }).count()).toBe(1)
  })
})
