import { beforeAll, expect, test } from 'vitest'
import { writeVehicleCode } from '../../functions/contract/stock/vehicle-code.ts'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG, readFile, uploadInOnePiece } from '../files.ts'
import { VEHICLE } from '../request.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const get = async (path: string) => (await ours.client.get(path)).body
const put = async (path: string, body: object) => {
  const answer = await ours.client.put(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const merge = async (id: string, other: string, keep = {}) =>
  ours.client.post(`/api/contacts/${id}/merge`, { with: other, keep })
const writes = async (body: string) => {
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body })
  const { row, id } = await findConversation(ours.client, from)
  return { from, id: row.contact_id as string, thread: id }
}
/** What stands beside a contact, as its pages show it. */
const besideOf = async (id: string) => ({
  custom: (await get(`/api/contacts/${id}`)).custom,
  deal: (await get(`/api/contacts/${id}/deal`)).deal,
})

test('own fields and the deal of both are the kept one’s, as chosen, and undone each is what it was and what changed since', async () => {
  const [asked, added] = await Promise.all(
    [0, 1].map(async () => (await ours.client.post('/api/inventory', VEHICLE)).body.id as string),
  )
  for (const [name, kind] of Object.entries({ Trim: 'text', Doors: 'number', Birthday: 'date', Spouse: 'text' }))
    await ours.client.post('/api/fields', { name, kind })
  const { id: leaving } = await writes(`Is it there? ${writeVehicleCode(asked ?? '')}`)
  const { id: kept } = await writes('Hello')
  const photo = (await uploadInOnePiece(ours.client, PNG)).body.url
  await put(`/api/contacts/${kept}`, { custom: { trim: 'XLT', doors: 4 } })
  await put(`/api/contacts/${leaving}`, { custom: { trim: 'SE', doors: 2, birthday: '1985-03-04' } })
  await put(`/api/contacts/${kept}/deal`, { add_vehicles: [added], payment: 'cash' })
  await put(`/api/contacts/${leaving}/deal`, {
    payment: 'lease',
    lost: { reason: 'price' },
    trade_in: { mileage: 81_000, add_photos: [photo] },
  })
  await allFollowed()
  const before = [await besideOf(kept), await besideOf(leaving)]
  expect((await merge(kept, leaving, { 'custom.none': leaving })).status).toBe(422)

  const { id } = (await merge(kept, leaving, { 'custom.trim': leaving, deal: leaving })).body.merge
  const both = await besideOf(leaving)
  expect(both.custom).toEqual({ trim: 'SE', doors: 4, birthday: '1985-03-04' })
  expect(both.deal).toMatchObject({ payment: 'lease', lost: { reason: 'price' }, trade_in: { mileage: 81_000 } })
  expect(both.deal.vehicles.map((one: { id: string }) => one.id).toSorted()).toEqual([asked, added].toSorted())
  expect(await readFile(ours.client, both.deal.trade_in.photos[0].url)).toMatchObject({ status: 200 })
  expect((await ours.client.post(`/api/merges/${id}/undo`, {})).status).toBe(200)
  expect([await besideOf(kept), await besideOf(leaving)]).toEqual(before)

  const again = (await merge(kept, leaving)).body.merge
  expect((await besideOf(kept)).custom).toEqual({ trim: 'XLT', doors: 4, birthday: '1985-03-04' })
  expect((await besideOf(kept)).deal).toMatchObject({ payment: 'cash', lost: { reason: 'price' } })
  await put(`/api/contacts/${leaving}`, { custom: { spouse: 'Eva', birthday: null } })
  const [{ id: shown }] = (await besideOf(kept)).deal.trade_in.photos
  await put(`/api/contacts/${leaving}/deal`, { payment: 'finance', trade_in: { remove_photos: [shown] } })
  expect((await besideOf(kept)).custom).toEqual({ trim: 'XLT', doors: 4, spouse: 'Eva' })
  expect((await ours.client.post(`/api/merges/${again.id}/undo`, {})).status).toBe(200)
  const [own, other] = [await besideOf(kept), await besideOf(leaving)]
  expect(own.custom).toEqual({ trim: 'XLT', doors: 4, spouse: 'Eva' })
  expect(own.deal).toEqual({ ...before[0]?.deal, payment: 'finance' })
  expect(other).toEqual(before[1])
  expect(await readFile(ours.client, other.deal.trade_in.photos[0].url)).toMatchObject({ status: 200 })
})

test('what somebody bought for counts in Sold once, merged or not', async () => {
  const [kept, leaving] = await Promise.all([writes('Hi'), writes('Hello')])
  await put(`/api/contacts/${leaving.id}/deal`, { sold: { amount: 21_000 } })
  const expectSold = (dollars: number) =>
    eventually(async () => expect((await get('/api/contacts/by-stage'))._sums.sold).toBe(dollars))
  await expectSold(21_000)
  const { id } = (await merge(kept.id, leaving.id)).body.merge
  expect((await get(`/api/contacts/${kept.id}`)).worth).toBe(21_000)
  await expectSold(21_000)
  expect((await ours.client.post(`/api/merges/${id}/undo`, {})).status).toBe(200)
  expect((await get(`/api/contacts/${kept.id}`)).worth).toBeNull()
  await expectSold(21_000)
})

test('a file of contacts and the history tell of the consents of both, and a STOP at either address holds', async () => {
  const [first, second] = [await writes('Hi'), await writes('Hello')]
  await customerWrites({ from: second.from, to: account.phone_number, body: 'STOP' })
  await eventually(async () => {
    const { data } = await get(`/api/contacts/${second.id}/consents`)
    expect(data.map(({ state }: { state: string }) => state)).toContain('withdrawn')
  })
  await merge(first.id, second.id)
  const { data } = await get(`/api/contacts/${first.id}/history`)
  expect(data).toContainEqual(expect.objectContaining({ type: 'consent', remark: 'STOP' }))

  const { id } = (await ours.client.post('/api/contacts/exports', { ids: [first.id] })).body
  const { url } = await eventually(async () => {
    const { body } = await ours.client.get(`/api/contacts/exports/${id}`)
    expect(body.status).toBe('done')
    return body
  })
  expect(await (await fetch(url)).text()).toMatch(/SMS, offers: withdrew/)

  const send = (to: string) =>
    ours.client.post(`/api/chats/sms/${first.thread}/send`, { body: 'Hi', contact_id: first.id, to })
  expect(await send(second.from)).toMatchObject({ status: 422, body: { code: 'opted_out' } })
  expect((await send(first.from)).status).toBe(200)
})
