import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { PNG } from '../files.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('a customer is asked for photos of their trade-in and sends them by the link, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Hi' })
  const { row } = await findConversation(ours.client, from)
  const viewport = { width: 390, height: 800 }
  const look = (path: string) => visit(path, { as: ours.client, language: 'es', viewport })

  const page = await look(`/contacts/${row.contact_id}`)
  await page.getByRole('button', { name: 'Pedir fotos' }).click()
  const field = page.locator('textarea')
  await expect.poll(() => field.inputValue()).toMatch(/https?:\S+\/trade-in\//)
  const [link = ''] = /https?:\S+/.exec(await field.inputValue()) ?? []

  const theirs = await visit(`${new URL(link).pathname}?lang=es`, { viewport })
  await theirs.getByLabel('Año, marca y modelo').fill('2016 Toyota Corolla')
  await theirs.getByLabel('Millaje').fill('88k')
  await theirs.getByLabel('Estado').selectOption('good')
  const photo = { name: PNG.name, mimeType: PNG.type, buffer: Buffer.from(PNG.bytes as Uint8Array) }
  await theirs.getByLabel('Fotos').setInputFiles([photo, { ...photo, name: 'inside.png' }])
  await theirs.getByRole('button', { name: 'Enviar' }).click()
  await theirs.getByText('¡Gracias!').waitFor()
  await theirs.reload()
  await theirs.getByText('2 fotos recibidas').waitFor()

  expect((await ours.client.get(`/api/contacts/${row.contact_id}/deal`)).body.deal.trade_in).toMatchObject({
    what: '2016 Toyota Corolla',
    mileage: 88_000,
    condition: 'good',
    photos: [{ name: 'pixel.jpg' }, { name: 'inside.jpg' }],
  })
  await look('/notifications')
  await page.getByText('te contó de su auto a cuenta').first().waitFor()
})
