import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../functions/core/platform/ctx.ts'
import { type Client, newOrganization, openClient, type TestOrganization } from './cloud.ts'
import { connectFeed } from './core/stock/inventory/lot.ts'
import { endedRun, prepareUpload, sendFile } from './feeds.ts'

const VEHICLE = { make: 'Ford', model: 'Escape' }
const inSpanish = { headers: { 'accept-language': 'es' } }
const inEnglish = { headers: { 'accept-language': 'en' } }

let ours: TestOrganization
let agent: Client
beforeAll(async () => {
  ours = await newOrganization()
  agent = (await ours.addMember({ role: 'agent', language: 'es' })).client
})

describe('a refusal is told in the reader’s language', () => {
  test('why the vehicles of an integration cannot be edited', async () => {
    const dealer = await newOrganization()
    const { client: manager } = await dealer.addMember({ role: 'manager', language: 'es' })
    const { id } = (await dealer.client.post('/api/inventory', VEHICLE)).body
    await connectFeed(provenOrg(dealer.org))
    const { body } = await manager.change('PUT', `/api/inventory/${id}`, VEHICLE)
    expect(body).toEqual({
      code: 'conflict',
      message:
        'Los vehículos vienen de Dealer Center: no se pueden agregar, editar ni eliminar aquí mientras la integración esté activa.',
    })
  })

  test('and to an agent, that only a manager may', async () => {
    const { id } = (await ours.client.post('/api/inventory', VEHICLE)).body
    expect((await agent.change('PUT', `/api/inventory/${id}`, VEHICLE)).body).toEqual({
      code: 'forbidden',
      message: 'Tu rol no te permite hacer esto.',
    })
  })

  test.each([
    [
      'the page’s language, whatever the person’s own is',
      () => agent,
      inEnglish,
      'Not found. It may have been removed.',
    ],
    ['the person’s own, where none is asked for', () => agent, {}, 'No se encontró. Es posible que se haya eliminado.'],
    [
      'the person’s own, where another is asked for that we do not speak',
      () => agent,
      { headers: { 'accept-language': 'fr' } },
      'No se encontró. Es posible que se haya eliminado.',
    ],
    ['English, where nothing is known', () => ours.client, {}, 'Not found. It may have been removed.'],
  ])('in %s', async (_, client, more, message) => {
    expect((await client().get('/api/inventory/nothing', more)).body).toEqual({ code: 'not_found', message })
  })

  test('to whom nobody knows yet, too', async () => {
    const stranger = await openClient()
    expect((await stranger.get('/api/me', inSpanish)).body.message).toBe('Inicia sesión.')
    const wrong = { email: 'ana@example.test', password: 'Wrong7horse' }
    expect((await stranger.post('/api/auth/login', wrong, inSpanish)).body.message).toBe(
      'Correo o contraseña incorrectos.',
    )
  })
})

test.each([
  ['a rule of its own', { vin: '1', ...VEHICLE }, 'vin', 'Un VIN tiene 17 letras y números, nunca I, O ni Q.'],
  ['one that is left out', { model: 'Escape' }, 'make', 'Este campo es obligatorio.'],
  ['one that is empty', { make: ' ', model: 'Escape' }, 'make', 'Escribe la marca.'],
  ['one that is too long', { ...VEHICLE, trim: 'x'.repeat(101) }, 'trim', 'Usa 100 caracteres como máximo.'],
  ['one of another kind', { ...VEHICLE, price: 'much' }, 'price', 'Esto no es válido.'],
  [
    'one that core refuses',
    { ...VEHICLE, images: ['http://a.example/1.jpg'] },
    'images.0',
    'Una foto necesita una dirección https.',
  ],
])('a field is refused in Spanish: %s', async (_, vehicle, field, words) => {
  const answer = await ours.client.post('/api/inventory', vehicle, inSpanish)
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', message: words, errors: { [field]: words } } })
})

test('why a file could not be brought in is read in each reader’s language, what to do about it by managers', async () => {
  const dealer = await newOrganization()
  const { client: reader } = await dealer.addMember({ role: 'agent', language: 'es' })
  const upload = await prepareUpload(dealer.client)
  await sendFile(upload, '%PDF-1.7\n')
  await dealer.client.post('/api/inventory/sync', { upload_id: upload.upload_id })
  const { id } = await endedRun(dealer.client)
  const said = async (client: Client, more = {}) => (await client.get(`/api/inventory/syncs/${id}`, more)).body.message
  expect(await said(dealer.client)).toBe(
    'This is a PDF document, not a text file. Please export the vehicle list as CSV or an Excel workbook (.xlsx).',
  )
  expect(await said(dealer.client, inSpanish)).toBe(
    'Es un documento PDF, no un archivo de texto. Exporta la lista de vehículos como CSV o como libro de Excel (.xlsx).',
  )
  expect(await said(reader)).toBe('Es un documento PDF, no un archivo de texto.')
  expect(await said(reader, inEnglish)).toBe('This is a PDF document, not a text file.')
})
