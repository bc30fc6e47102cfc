import { beforeAll, expect, test } from 'vitest'
import { MOST_PHOTOS } from '#contract/messaging/deal-facts.ts'
import { ACTS_PER_LINK } from '../../functions/core/people/attempts/rules.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { HTML, PDF, PNG, readFile, type TestFile, uploadInOnePiece } from '../files.ts'

let ours: TestOrganization
let agent: { id: string; client: Client }
let visitor: Client
beforeAll(async () => {
  ours = await newOrganization()
  ;[agent, visitor] = await Promise.all([ours.addMember({ role: 'agent' }), openClient()])
})

async function newContact() {
  const { body } = await ours.client.post('/api/contacts', { first_name: 'Ana', last_name: 'T', phone: newCustomer() })
  await assign(ours.client, { contact_id: body.id }, agent.id)
  return body.id as string
}
const linkFor = async (id: string) => {
  const { status, body } = await agent.client.post(`/api/contacts/${id}/deal/link`, {})
  expect(status).toBe(200)
  return new URL(body.url).pathname
}
const apiOf = (page: string) => page.replace('/trade-in/', '/api/public/trade-ins/')
const sendPhoto = (page: string, file: TestFile) => uploadInOnePiece(visitor, file, `${apiOf(page)}/photos`)
const linkTo = async (client: Client, url: string) => String((await client.get(url)).headers.location)
const dealOf = async (id: string) => (await agent.client.get(`/api/contacts/${id}/deal`)).body.deal

test('what a customer sends by their link is in the deal, and their agent is told', async () => {
  const id = await newContact()
  const page = await linkFor(id)
  expect((await visitor.get(page)).text).toContain('Your trade-in')
  expect((await sendPhoto(page, PNG)).body.trade_in.photos).toBe(1)
  const told = { what: '2016 Corolla', vin: '1hgcm82633a004352', mileage: 88_000, condition: 'good' }
  expect((await visitor.post(apiOf(page), told)).status).toBe(200)
  const { trade_in } = await dealOf(id)
  expect(trade_in).toMatchObject({ ...told, vin: '1HGCM82633A004352', photos: [{ name: PNG.name }] })
  expect(await readFile(agent.client, trade_in.photos[0].url)).toMatchObject({ status: 200 })
  const { data: history } = (await agent.client.get(`/api/contacts/${id}/history`)).body
  expect(history[0]).toMatchObject({ type: 'deal', user: { id } })
  await eventually(async () => {
    const { data } = (await agent.client.get('/api/notifications')).body
    expect(data).toContainEqual(expect.objectContaining({ kind: 'trade_in_sent', contact_id: id }))
  })
})

test('a link takes photos only, and no more than a deal holds', async () => {
  const id = await newContact()
  const page = await linkFor(id)
  for (const file of [PDF, HTML]) expect((await sendPhoto(page, file)).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: MOST_PHOTOS + 3 }, () => sendPhoto(page, PNG)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(MOST_PHOTOS).fill(200), 409, 409, 409])
  expect((await dealOf(id)).trade_in.photos).toHaveLength(MOST_PHOTOS)
})

test('a link takes no more than people send in a day, and another’s goes on', async () => {
  const [page, other] = [await linkFor(await newContact()), await linkFor(await newContact())]
  const send = (to: string) => visitor.post(apiOf(to), { mileage: 40_000 })
  for (let sent = 0; sent < ACTS_PER_LINK; sent++) expect((await send(page)).status).toBe(200)
  expect(await send(page)).toMatchObject({ status: 429 })
  expect((await sendPhoto(page, PNG)).status).toBe(429)
  expect((await send(other)).status).toBe(200)
})

test('a link leads on when its contact is merged into another, and nowhere once they are deleted, nor do their photos', async () => {
  const [kept, leaving] = await Promise.all([newContact(), newContact()])
  const page = await linkFor(leaving)
  expect((await sendPhoto(page, PNG)).status).toBe(200)
  await ours.client.post(`/api/contacts/${kept}/merge`, { with: leaving })
  expect((await visitor.post(apiOf(page), { mileage: 40_000 })).status).toBe(200)
  expect((await sendPhoto(page, PNG)).status).toBe(200)
  const { trade_in } = await dealOf(kept)
  expect(trade_in).toMatchObject({ mileage: 40_000, photos: [{ name: PNG.name }, { name: PNG.name }] })
  // Open to whoever has them: one lies with each of the two.
  const links = await Promise.all(trade_in.photos.map(({ url }: { url: string }) => linkTo(agent.client, url)))
  for (const link of links) expect((await fetch(link)).status).toBe(200)
  await allFollowed()
  expect((await ours.client.delete(`/api/contacts/${kept}`)).status).toBeLessThan(300)
  expect((await visitor.get(page)).status).toBe(404)
  expect((await sendPhoto(page, PNG)).status).toBe(404)
  await eventually(async () => {
    for (const link of links) expect((await fetch(link)).status).toBe(404)
  })
})

test('nobody makes a link for a contact whom they may not see', async () => {
  const id = await newContact()
  const [other, theirs] = await Promise.all([ours.addMember({ role: 'agent' }), newOrganization()])
  for (const { client } of [other, theirs])
    expect((await client.post(`/api/contacts/${id}/deal/link`, {})).status).toBe(404)
})
