import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let to: string
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).phone_number
})

test.each([
  ['a plain message', 'Do you have trucks?', 'message', 'SMS'],
  ['a vehicle page that an ad led to', 'Hi! [car 0123ABCD fall-sale]', 'ad', 'fall-sale'],
  ['a vehicle page that a campaign led to', 'Hi! [car 0123ABCD campaign-june]', 'campaign', 'campaign-june'],
  ['the dealer page', 'Hi! [lot]', 'dealer_page', null],
])('who comes by %s keeps that source, whatever they write later', async (_, body, kind, detail) => {
  const from = newCustomer()
  await customerWrites({ from, to, body })
  await customerWrites({ from, to, body: 'Me again [car 0123ABCD spring]' })
  const { row } = await findConversation(ours.client, from)
  await eventually(async () =>
    expect((await ours.client.get(`/api/contacts/${row.contact_id}`)).body.source).toMatchObject({ kind, detail }),
  )
  const found = (await ours.client.get(`/api/contacts?source=${kind}`)).body.data
  expect(found.map(({ id }: { id: string }) => id)).toEqual([row.contact_id])
})

test('a contact that a person adds names them, and is in the list of no other source', async () => {
  const { body } = await ours.client.post('/api/contacts', {
    first_name: 'Ana',
    last_name: 'Torres',
    phone: newCustomer(),
  })
  expect(body.source).toMatchObject({ kind: 'by_hand', at: body.created_at })
  expect(body.source.detail).toBeTruthy()
  const ids = async (source: string) =>
    (await ours.client.get(`/api/contacts?source=${source}`)).body.data.map(({ id }: { id: string }) => id)
  expect(await ids('by_hand')).toEqual([body.id])
  expect(await ids('api')).toEqual([])
  expect((await ours.client.get('/api/contacts?source=nowhere')).status).toBe(422)
})
