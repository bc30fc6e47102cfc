import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { claimTurn } from '../../functions/core/assistant/turns/store.ts'
import { findCall, listCallsWith } from '../../functions/core/calls/calls/door.ts'
import { updateCall } from '../../functions/core/calls/calls/update-call.ts'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { removeOutdated } from '../../functions/core/privacy/keeping/remove-outdated.ts'
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
  const { client } = desk.ours
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
  await claimOldTurn(id)
  await write(from, 'STOP')
  await allFollowed()
  return { from, id, link }
}

async function claimOldTurn(contact: string) {
  const [org, now] = [provenOrg(desk.ours.org), new Date()]
  const turn = { org, id: newId(now), contact, conversation: conversationIdOf(contact, 'sms'), channel: 'sms' } as const
  const ran = { status: 'running', held_until: 0, tokens: 0, ms: 0, started_at: now.toISOString() } as const
  await claimTurn({ ...turn, ...ran, question: 'Old marzipan', ttl: 4e9 }, now)
}

test('who asks to be deleted after a sale is nowhere but in its sealed file, and stays opted out', async () => {
  const { client } = desk.ours
  const { from, id, link } = await newBuyer()
  expect((await fetch(link)).status).toBe(200)
  const { page, file } = await done(id, { act: 'access' })
  const told = JSON.stringify(await (await fetch(file)).json())
  for (const word of [from, NAME.split(' ')[1], 'zenaida@', 'marzipan truck', 'Likes marzipan', '18500', 'STOP'])
    expect(told).toContain(word)
  const read = await (await fetch(page)).text()
  expect(read).toContain(NAME)
  expect(read).toContain('<dt>First name</dt><dd>Zenaida</dd>')
  // Neither moments nor ids as only programs read them.
  expect(read).not.toMatch(/\d\dT\d\d:|>\s*[0-9A-HJKMNP-TV-Z]{26}\s*</)

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
  expect(acts).toContain('Opened a sale file: Dispute about the price')
  expect(acts.join()).not.toContain('Quillfeather')

  await write(from, `Me again ${randomUUID()}`)
  const { row } = await findConversation(client, from)
  expect(row.contact_id).not.toBe(id)
  expect(row.opted_out_at).not.toBeNull()
})

test('however a buyer goes, the sale’s file and their STOP stay, and what may hold them ends', async () => {
  const { client } = desk.ours
  const [one, other, merged] = [await newLightBuyer('11'), await newLightBuyer('13'), await newLightBuyer('15')]
  const kept = (await post('/api/contacts', { first_name: 'Kept', last_name: 'One', phone: newCustomer() })).body.id
  expect((await post(`/api/contacts/${kept}/merge`, { with: merged.id, keep: {} })).status).toBe(200)
  const { body: asked } = await post('/api/contacts/exports', {})
  const { url } = await eventually(async () => {
    const { body } = await client.get(`/api/contacts/exports/${asked.id}`)
    expect(body.status).toBe('done')
    return body
  })
  expect(await (await fetch(url)).text()).toContain(one.from)

  expect((await client.change('DELETE', `/api/contacts/${one.id}`)).status).toBe(204)
  const gone = { ids: [other.id, kept], delete: true }
  expect((await post('/api/contacts/bulk', gone)).status).toBe(200)
  await isLeft(one.id, one.from)
  await isLeft(other.id, other.from)
  await isLeft(kept, merged.from)
  expect((await fetch(url)).status).toBe(404)
  expect((await client.get(`/api/contacts/exports/${asked.id}`)).status).toBe(404)
})

test('what is older than the dealership wants is gone in the night, and a sale’s file and the STOP stay', async () => {
  const { client } = desk.ours
  const org = provenOrg(desk.ours.org)
  const set = (values: Record<string, string>, by = client) =>
    by.post('/api/settings/bulk-update', {
      settings: Object.entries(values).map(([key, value]) => ({ key, value, group: 'keeping' })),
    })
  for (const [key, value, words] of [
    ['contacts_days', '365', 'Contacts: enter a whole number from 1826 to 3653, or 0.'],
    ['sale_files_days', '729', 'Sealed sale files: enter a whole number from 730 to 2557.'],
    ['notices_days', '91', 'Notifications: enter a whole number from 7 to 90.'],
  ] as const)
    expect(await set({ [key]: value })).toMatchObject({ status: 422, body: { message: words } })
  const manager = await desk.ours.addMember({ role: 'manager' })
  expect((await set({ notices_days: '7' }, manager.client)).status).toBe(403)
  const times = { contacts_days: '1826', recordings_days: '30', notices_days: '7', assistant_days: '90' }
  expect((await set({ ...times, runs_days: '30', sale_files_days: '2557' })).status).toBe(200)

  const { from, id } = await newLightBuyer('17')
  const { step } = await desk.ringUs(from)
  await step('everyone', { DialCallStatus: 'completed', DialCallDuration: '7', CallStatus: 'completed' })
  const [call] = await listCallsWith({ org }, id, 1)
  const recording = { sid: 'RE1', url: '', seconds: 7, file: 'old/words.mp3', name: 'words.mp3' }
  await updateCall(org, call?.id ?? '', () => ({ recording }))
  await claimOldTurn(id)
  await allFollowed()

  const nightIn = (days: number) =>
    removeOutdated({ org, now: new Date(Date.now() + days * 86_400_000), requestId: 'test' })
  await nightIn(29)
  expect(await findCall({ org }, call?.id ?? '')).toMatchObject({ recording })
  await nightIn(91)
  expect((await findCall({ org }, call?.id ?? ''))?.recording).toBeUndefined()
  expect(Object.keys(await itemsWith(['Old marzipan']))).toEqual([])
  await nightIn(1820)
  expect((await client.get(`/api/contacts/${id}`)).status).toBe(200)
  await nightIn(1840)
  expect((await client.get(`/api/contacts/${id}`)).status).toBe(404)
  await isLeft(id, from)
  const acts = (await client.get('/api/audit')).body.data.map(({ message }: { message: string }) => message)
  expect(acts).toContainEqual(
    expect.stringMatching(/^Deleted \d+ contacts with no activity since [A-Z][a-z]{2} \d+, \d{4}$/),
  )
})

/** Of who was deleted there is a sale's file, and a STOP at their number, which is nowhere else. */
async function isLeft(id: string, from: string) {
  const { client, org } = desk.ours
  const sale = await eventually(async () => {
    const answer = await client.get(`/api/contacts/${id}/sale-file?reason=Dispute`)
    expect(answer.status).toBe(200)
    return answer.body
  })
  expect(sale.is_whole).toBe(true)
  const kinds = sale.entries.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['message', 'consent', 'appointment', 'deal']))
  await eventually(async () => {
    const left = Object.keys(await itemsWith([from.slice(2)])).filter((key) => key.startsWith(`O#${org}`))
    expect(left.filter((key) => !/#SALE#|#NOTICES#|#AUDIT |#CALLS/.test(key))).toEqual([])
  })
  await write(from, `Me again ${randomUUID()}`)
  expect((await findConversation(client, from)).row.opted_out_at).not.toBeNull()
}

/** Somebody who asked, comes by at that hour, bought, and wrote STOP. */
async function newLightBuyer(hour: string) {
  const from = newCustomer()
  await write(from, 'What is the price of the marzipan truck?')
  const { contact_id: id } = (await findConversation(desk.ours.client, from)).row
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const visit = { contact_id: id, kind: 'visit', starts_at: `${inAWeek}T${hour}:00`, client_id: hour }
  expect((await post('/api/appointments', visit)).status).toBe(200)
  expect((await desk.ours.client.put(`/api/contacts/${id}/deal`, { sold: { amount: 18_500 } })).status).toBe(200)
  await write(from, 'STOP')
  await allFollowed()
  return { from, id }
}
