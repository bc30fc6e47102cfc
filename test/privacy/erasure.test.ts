import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { claimTurn } from '../../functions/core/assistant/turns/store.ts'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { allFollowed } from '../all-followed.ts'
import { type CallDesk, openCallDesk } from '../calls/call-desk.ts'
import { customerWrites } from '../cloud.ts'
import { findConversation, newCustomer, PIXEL } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { itemsWith } from '../table-items.ts'

let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})

const NAME = 'Zenaida Quillfeather'
/** Any of them names the person; the name's last one as search words have it. */
const traces = (number: string) => [number.slice(2), 'Quillfeather', 'quillf', 'zenaida@', 'marzipan', 'marzip']

const post = (path: string, body: object) => desk.ours.client.post(path, body)
async function done(contact: string, body: object) {
  const { status, text, body: asked } = await post(`/api/contacts/${contact}/requests`, body)
  expect(status, text).toBe(200)
  return eventually(async () => {
    const { body: now } = await desk.ours.client.get(`/api/contacts/${contact}/requests/${asked.id}`)
    expect(now.status).toBe('done')
    return now
  })
}
const write = (from: string, body: string, more = {}) =>
  customerWrites({ from, to: desk.account.phone_number, body, ...more })

/** A customer of whom there is everything, who bought, and then wrote STOP. */
async function newBuyer(): Promise<{ from: string; id: string; link: string }> {
  const { client, org } = desk.ours
  const from = newCustomer()
  await write(from, 'Is the marzipan truck there?', { media_url: PIXEL, media_content_type: 'image/gif' })
  const { row, id: conversation } = await findConversation(client, from)
  const id: string = row.contact_id
  const { url } = await eventually(async () => {
    const { body } = await client.get(`/api/chats/sms/${conversation}/messages`)
    expect(body.messages.at(-1).media).toMatchObject([{ status: 'ready' }])
    return body.messages.at(-1).media[0]
  })
  const link = String((await client.get(url)).headers.location)
  const { step } = await desk.ringUs(from)
  await step('everyone', { DialCallStatus: 'completed', DialCallDuration: '7', CallStatus: 'completed' })
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const [first_name, last_name] = NAME.split(' ')
  for (const { status, text } of [
    await client.put(`/api/contacts/${id}`, { first_name, last_name, email: 'zenaida@example.com' }),
    await post(`/api/contacts/${id}/notes`, { content: 'Likes marzipan.' }),
    await post('/api/reminders', { contact_id: id, text: 'Marzipan', due_at: `${inAWeek}T10:00:00Z` }),
    await post('/api/appointments', {
      contact_id: id,
      kind: 'visit',
      starts_at: `${inAWeek}T10:00`,
      note: 'marzipan',
      client_id: 'visit',
    }),
    await client.put(`/api/contacts/${id}/deal`, { sold: { amount: 18_500 } }),
  ])
    expect(status, text).toBe(200)
  const turn = {
    id: newId(new Date()),
    contact: id,
    conversation: conversationIdOf(id, 'sms'),
    channel: 'sms',
  } as const
  const ran = { status: 'running', held_until: 0, tokens: 0, ms: 0, started_at: new Date().toISOString() } as const
  await claimTurn({ org: provenOrg(org), ...turn, ...ran, question: 'marzipan', ttl: 4e9 }, new Date())
  await write(from, 'STOP')
  await allFollowed()
  return { from, id, link }
}

test('who asks to be deleted after a sale is nowhere but in its sealed file, and stays opted out', async () => {
  const { client } = desk.ours
  const { from, id, link } = await newBuyer()
  expect((await fetch(link)).status).toBe(200)
  const { page, file } = await done(id, { act: 'access' })
  const told = JSON.stringify(await (await fetch(file)).json())
  for (const word of [from, NAME.split(' ')[1], 'zenaida@', 'marzipan truck', 'Likes marzipan', '18500', 'STOP'])
    expect(told).toContain(word)
  expect(await (await fetch(page)).text()).toContain(NAME)

  expect((await post(`/api/contacts/${id}/requests`, { act: 'delete', name: 'Somebody else' })).status).toBe(422)
  await done(id, { act: 'delete', name: NAME.toLowerCase() })
  await eventually(async () => {
    // Their number may be a customer's of another dealership, too.
    const isOurs = (key: string) => !key.startsWith('O#') || key.startsWith(`O#${desk.ours.org}`)
    const left = Object.keys(await itemsWith(traces(from))).filter(isOurs)
    expect(left.filter((key) => !key.includes('#SALE#'))).toEqual([])
    expect(left.length).toBeGreaterThan(0)
    expect((await fetch(link)).status).toBe(404)
  })

  const at = `/api/contacts/${id}/sale-file`
  expect((await client.get(at)).status).toBe(422)
  const { body: sale } = await client.get(`${at}?reason=${encodeURIComponent('Dispute about the price')}`)
  expect(sale.is_whole).toBe(true)
  const kinds = ['message', 'call', 'consent', 'appointment', 'deal', 'history-entry']
  expect(new Set(sale.entries.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(kinds))
  expect(JSON.stringify(sale.entries)).toContain('marzipan truck')
  const acts = (await client.get('/api/audit')).body.data.map(({ message }: { message: string }) => message)
  expect(acts).toContain('Read a sale’s file: Dispute about the price')
  expect(acts.join()).not.toContain('Quillfeather')

  await write(from, `Me again ${randomUUID()}`)
  const { row } = await findConversation(client, from)
  expect(row.contact_id).not.toBe(id)
  expect(row.opted_out_at).not.toBeNull()
})
