import { beforeAll, describe, expect, test } from 'vitest'
import { atMeta, connectedPage, connectPages, newPage, newPerson, type Page } from '../at-meta.ts'
import { callConsole, newOrganization, openClient, openCloud, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let page: Page
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  page = await connectedPage(ours)
})

interface Line {
  id: string
  body: string
  status: string
  direction: string
}
const WEBHOOK = '/api/webhooks/meta/messages'

test('Meta’s question is answered to who knows the words, and nothing is taken that its app did not sign', async () => {
  const guest = await openClient()
  const { environment } = await openCloud()
  const ask = (token: string) =>
    guest.get(`${WEBHOOK}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`)
  expect(await ask(environment.META_VERIFY_TOKEN ?? '')).toMatchObject({ status: 200, text: '1158201444' })
  expect((await ask('wrong')).status).toBe(404)
  const eve = newPerson(ours, page.id, 'messenger', 'Eve Forged')
  expect((await eve.write(['I am not signed'], { is_forged: true })).statuses).toEqual([404])
  expect((await newPerson(ours, '4711', 'messenger', 'Nobody').write(['To nobody'])).statuses).toEqual([200])
})

describe.each([
  ['messenger', (at: Page) => at.id],
  ['instagram', (at: Page) => at.instagram.id],
] as const)('on %s', (type, accountOf) => {
  test('what somebody writes stands in the inbox once, however doubled and shuffled, and is answered', async () => {
    const ana = newPerson(ours, accountOf(page), type, `Ana of ${type}`)
    const texts = Array.from({ length: 6 }, (_, n) => `Is number ${n} still here?`)
    const { statuses } = await ana.write(texts, { times: 3, is_shuffled: true })
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ana.findRow()).toMatchObject({ unread_count: 6, most_recent_type: type, sms_conversation_id: null })
    expect((await ana.thread()).map(({ body }: Line) => body).toSorted()).toEqual(texts)

    const { status, body } = await ana.answer('It is. Come by!')
    expect([status, body.message.status]).toEqual([200, 'sent'])
    expect(await ana.got()).toMatchObject([{ messaging_type: 'RESPONSE', text: 'It is. Come by!' }])
    await eventually(async () => expect((await ana.thread()).at(-1)).toMatchObject({ status: 'delivered' }))
    // Our own echo is no second message.
    expect(await ana.thread()).toHaveLength(7)
    await ana.tell({ read: { watermark: Date.now() } }, { times: 2 })
    expect((await ana.thread()).at(-1)).toMatchObject({ status: 'read' })
  })

  test('a person may answer for seven days, marked as typed after one, and then is told why not', async () => {
    const name = `Ben of ${type}`
    const ben = newPerson(ours, accountOf(page), type, name)
    await ben.write(['Do you take trade-ins?'])
    expect((await ben.answer('We do.', 25)).status).toBe(200)
    expect(await ben.got()).toMatchObject([{ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }])
    const late = await ben.answer('Are you still there?', 169)
    expect(late).toMatchObject({ status: 422, body: { code: 'window_closed' } })
    expect(late.body.message).toContain('168')
    expect(await ben.got()).toHaveLength(1)
  })
})

test('two pages with one id for two people have two customers', async () => {
  const other = await connectedPage(ours, 'Mariposa Trucks')
  const one = newPerson(ours, page.id, 'messenger', 'Cora One')
  const two = newPerson(ours, other.id, 'messenger', 'Cora Two')
  await one.write(['Hello cars'])
  await atMeta('messages', { account: other.id, person: one.person, name: 'Cora Two', texts: ['Hello trucks'] })
  expect((await one.findRow()).contact_id).not.toBe((await two.findRow()).contact_id)
  expect((await two.answer('Trucks here.')).status).toBe(200)
  const { sent } = (await callConsole('GET', 'meta')).body
  expect(sent.at(-1)).toMatchObject({ page: other.id, person: one.person, text: 'Trucks here.' })
})

test('what a colleague wrote in Meta’s inbox stands as theirs, once, also before the customer’s own first words', async () => {
  const dan = newPerson(ours, page.id, 'messenger', 'Dan There')
  await dan.write(['Hi'])
  await dan.answerThere('Hello from the inbox', { times: 3, is_shuffled: true })
  const [, echo] = await dan.thread()
  expect(echo).toMatchObject({
    direction: 'outbound',
    body: 'Hello from the inbox',
    isFromAi: false,
    user: { id: null, name: 'Meta Business Suite' },
  })
  expect(await dan.thread()).toHaveLength(2)
})

test('what Meta refuses is told in its reason, and a page whose login has ended sends no more until it is connected again', async () => {
  const eva = newPerson(ours, page.id, 'messenger', 'Eva Refused')
  await eva.write(['Hi'])
  for (const [kind, code] of [
    ['away', 'meta_551'],
    ['window', 'meta_window'],
    ['too_many', 'meta_4'],
    ['blocked', 'meta_200'],
    ['login', 'meta_190'],
  ]) {
    await atMeta('faults', { page: page.id, kind })
    const { body } = await eva.answer(`Hello (${kind})`)
    expect(body.message).toMatchObject({ status: 'failed', error_code: code })
  }
  const refused = await eva.answer('Once more')
  expect(refused).toMatchObject({ status: 422, body: { code: 'not_configured' } })
  expect(refused.body.message).toContain(page.name)
  expect((await ours.client.get('/api/settings/meta')).body.pages[0]).toMatchObject({ id: page.id, is_ended: true })
  expect((await connectPages(ours, page)).body.pages[0]).toMatchObject({ id: page.id, is_ended: false })
  expect((await eva.answer('Once more')).status).toBe(200)
})

test('an owner connects and disconnects pages; another dealership’s page, and a used code, connect nothing', async () => {
  const theirs = await newOrganization()
  expect((await theirs.client.get('/api/settings/meta')).body).toMatchObject({
    pages: [],
    signup: { app_id: expect.any(String), config_id: expect.any(String) },
  })
  expect((await connectPages(theirs, page)).body.message).toContain('another dealership')
  const own = await newPage('Theirs Alone')
  expect((await connectPages(theirs, own)).body.pages).toMatchObject([
    { id: own.id, name: 'Theirs Alone', instagram: 'theirsalone' },
  ])
  expect((await theirs.client.post('/api/settings/meta', { code: 'used' })).status).toBe(409)
  expect((await ours.client.delete(`/api/settings/meta/${own.id}`)).status).toBe(404)
  const manager = await theirs.addMember({ role: 'manager' })
  expect((await manager.client.delete(`/api/settings/meta/${own.id}`)).status).toBe(403)
  expect((await theirs.client.delete(`/api/settings/meta/${own.id}`)).body.pages).toEqual([])
  const fay = newPerson(theirs, own.id, 'messenger', 'Fay Gone')
  await fay.write(['Anybody?'])
  expect((await theirs.client.get('/api/chats/recent-by-contact?status=all')).body.data).toEqual([])
})
