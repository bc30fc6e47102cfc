import { beforeAll, expect, test } from 'vitest'
import { writeVehicleCode } from '../../functions/contract/stock/vehicle-code.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG, readFile, uploadInOnePiece } from '../files.ts'
import { VEHICLE } from '../request.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let number: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  number = (await ours.connect()).phone_number
  agent = await ours.addMember({ role: 'agent' })
})

const person = async (more: object = {}): Promise<string> =>
  (await ours.client.post('/api/contacts', { first_name: 'Pia', last_name: 'P', phone: newCustomer(), ...more })).body
    .id
const vehicle = async (client = ours.client): Promise<string> => (await client.post('/api/inventory', VEHICLE)).body.id
const dealOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}/deal`)).body.deal
const change = async (id: string, body: object, client = ours.client) => {
  const { status, body: answer } = await client.put(`/api/contacts/${id}/deal`, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.deal
}

test('a deal reads and writes the contact’s own wishes, and keeps the rest beside them', async () => {
  const id = await person({ budget: '$20k', trade_in: '2015 Honda Civic' })
  expect(await dealOf(id)).toMatchObject({
    budget: '$20k',
    trade_in: { what: '2015 Honda Civic', vin: null },
    sold: null,
  })
  await change(id, {
    budget: '$22k',
    payment: 'finance',
    time_frame: 'This month',
    trade_in: { vin: '1hgcm826-33a-004352', mileage: 81_000, condition: 'good' },
  })
  expect(await dealOf(id)).toMatchObject({
    budget: '$22k',
    payment: 'finance',
    trade_in: { what: '2015 Honda Civic', vin: '1HGCM82633A004352', mileage: 81_000, condition: 'good' },
  })
  expect((await ours.client.get(`/api/contacts/${id}`)).body).toMatchObject({
    budget: '$22k',
    time_frame: 'This month',
  })
  expect((await change(id, { payment: null, trade_in: { vin: null } })).trade_in).toMatchObject({
    vin: null,
    mileage: 81_000,
  })
  expect((await ours.client.put(`/api/contacts/${id}/deal`, { trade_in: { vin: 'SHORT' } })).status).toBe(422)
  const { data } = (await ours.client.get(`/api/contacts/${id}/history`)).body
  expect(data).toContainEqual(expect.objectContaining({ type: 'deal', about: 'payment', from: null, to: 'finance' }))
})

test('vehicles that they ask about, and that colleagues add, are of interest, with when and from where', async () => {
  const [asked, added] = [await vehicle(), await vehicle()]
  const from = newCustomer()
  await customerWrites({ from, to: number, body: `Is it available? ${writeVehicleCode(asked)}` })
  const { contact_id: id } = (await findConversation(ours.client, from)).row
  await eventually(async () => expect((await dealOf(id)).vehicles).toMatchObject([{ id: asked, from: 'message' }]))
  await change(id, { add_vehicles: [added] })
  const { vehicles } = await dealOf(id)
  expect(vehicles.map((one: { id: string; from: string }) => [one.id, one.from])).toEqual([
    [added, 'person'],
    [asked, 'message'],
  ])
  expect((await change(id, { remove_vehicles: [added] })).vehicles).toHaveLength(1)
  const stranger = await vehicle(theirs.client)
  expect((await ours.client.put(`/api/contacts/${id}/deal`, { add_vehicles: [stranger] })).status).toBe(404)
})

test('who is sold to moves to Sold, who is lost to Lost, and the history says how and why', async () => {
  const [id, car] = [await person(), await vehicle()]
  const sold = await change(id, { sold: { vehicle_id: car, amount: 18_500 } })
  expect(sold.sold).toMatchObject({ vehicle: { id: car }, amount: 18_500, user: { name: expect.any(String) } })
  expect((await ours.client.get(`/api/contacts/${id}`)).body.stage).toBe('sold')
  const lost = await change(id, { sold: null, lost: { reason: 'elsewhere', words: 'A cousin’s lot' } })
  expect(lost).toMatchObject({ sold: null, lost: { reason: 'elsewhere', words: 'A cousin’s lot' } })
  expect((await ours.client.get(`/api/contacts/${id}`)).body.stage).toBe('lost')
  const { data } = (await ours.client.get(`/api/contacts/${id}/history`)).body
  expect(data).toContainEqual(expect.objectContaining({ type: 'deal', about: 'sold', to: '18500' }))
  expect(data).toContainEqual(
    expect.objectContaining({ type: 'deal', about: 'lost', to: 'elsewhere', remark: 'A cousin’s lot' }),
  )
})

test('a sale with more photos than a deal holds changes nothing at all', async () => {
  const id = await person()
  const add_photos = await Promise.all(
    Array.from({ length: 3 }, async () => (await uploadInOnePiece(ours.client, PNG)).body.url as string),
  )
  const all = Array.from({ length: 20 }, (_, n) => add_photos[n % 3])
  await change(id, { trade_in: { add_photos: all.slice(0, 18) } })
  const { status } = await ours.client.put(`/api/contacts/${id}/deal`, {
    sold: { amount: 9_000 },
    trade_in: { add_photos },
  })
  expect(status).toBe(409)
  const { stage, worth } = (await ours.client.get(`/api/contacts/${id}`)).body
  expect({ stage, worth }).toEqual({ stage: 'new', worth: null })
})

test('photos of a trade-in are read by whoever sees the contact, and by nobody else', async () => {
  const id = await person()
  const { url } = (await uploadInOnePiece(ours.client, PNG)).body
  const [photo] = (await change(id, { trade_in: { add_photos: [url] } })).trade_in.photos
  expect(await readFile(ours.client, photo.url)).toMatchObject({ status: 200, type: 'image/png' })
  expect(await readFile(theirs.client, photo.url)).toEqual({ status: 404 })
  expect((await ours.client.get(`/api/contacts/${await person()}/deal/photos/${photo.id}`)).status).toBe(404)
  expect((await change(id, { trade_in: { remove_photos: [photo.id] } })).trade_in.photos).toEqual([])
  expect(await readFile(ours.client, photo.url)).toEqual({ status: 404 })
})

test('a deal is not found by another dealership, nor by an agent who may not see the contact', async () => {
  const id = await person()
  await assign(ours.client, { contact_id: id }, (await ours.addMember({ role: 'agent' })).id)
  for (const client of [theirs.client, agent.client]) {
    expect((await client.get(`/api/contacts/${id}/deal`)).status).toBe(404)
    expect((await client.put(`/api/contacts/${id}/deal`, { payment: 'cash' })).status).toBe(404)
  }
  expect((await dealOf(id)).payment).toBeNull()
})
