import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { openCallDesk } from '../calls/call-desk.ts'
import { callConsole, customerWrites, newOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { openModel } from './open-model.ts'

type Desk = Awaited<ReturnType<typeof openCallDesk>>
let desk: Desk
let model: Awaited<ReturnType<typeof openModel>>
beforeAll(async () => {
  desk = await openCallDesk()
  model = await openModel(desk.ours.org)
})

async function set(values: Record<string, string>) {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value, group: 'ai' }))
  expect((await desk.ours.client.post('/api/settings/bulk-update', { settings })).status).toBe(200)
}

/** A customer's voice note on WhatsApp. */
async function voiceNote() {
  const phone = newCustomer()
  await customerWrites({
    from: `whatsapp:${phone}`,
    to: desk.account.whatsapp_from ?? '',
    body: '',
    media_url: '/local/files/voice.ogg',
    media_content_type: 'audio/ogg',
  })
  const { id, row } = await findConversation(desk.ours.client, phone, 'whatsapp')
  const path = `/api/chats/whatsapp/${id}`
  const message = async () => (await desk.ours.client.get(`${path}/messages`)).body.messages[0]
  return { id, contact: row.contact_id as string, message }
}

const SAID = /todavía tienen la camioneta/i

test('a voice note is written out in its own language where the AI can, and what that cost is counted', async () => {
  const early = await voiceNote()
  await eventually(async () => expect((await early.message()).media[0].status).toBe('ready'))
  await allFollowed()
  const { keys } = model
  // The first vendor writes, the second one alone hears.
  await set({ anthropic_api_key: keys.anthropic, anthropic_enabled: 'true' })
  await set({ groq_api_key: keys.groq, groq_enabled: 'true' })
  const ana = await voiceNote()
  await eventually(async () =>
    expect(await ana.message()).toMatchObject({
      transcript: expect.stringMatching(SAID),
      transcript_language: 'es',
      transcript_problem: null,
    }),
  )
  const { total_cost, total_requests } = (await desk.ours.client.get('/api/settings/ai-usage')).body
  expect({ total_cost, total_requests }).toEqual({ total_cost: expect.closeTo(0.000_112, 6), total_requests: 1 })
  // Both reports that tell of the AI's dollars tell of these.
  for (const name of ['cost', 'assistant']) {
    const { figures } = (await desk.ours.client.get(`/api/reports/${name}`)).body.data
    expect(figures).toContainEqual(expect.objectContaining({ name: 'cost_ai_months', value: total_cost }))
  }
  // It is found by what is said in it, with or without accents.
  const found = await desk.ours.client.get(`/api/chats/whatsapp/${ana.id}/search?search=TODAVIA%20tienen`)
  expect(found.body.data).toMatchObject([
    { id: (await ana.message()).id, excerpt: { found: expect.stringMatching(/^todavía tienen$/i) } },
  ])
  // Nobody was asked for the one that came before.
  expect(await early.message()).toMatchObject({ transcript: null, transcript_problem: null })
  const summary = await desk.ours.client.post(`/api/contacts/${ana.contact}/summary`, {})
  expect(summary.body.summary.text).toMatch(/camioneta/)
})

test('what the month’s budget has no room for is not written out, and says so', async () => {
  await set({ ai_monthly_cost_limit: '0' })
  const ben = await voiceNote()
  await eventually(async () =>
    expect(await ben.message()).toMatchObject({ transcript: null, transcript_problem: 'budget' }),
  )
  await set({ ai_monthly_cost_limit: '100' })
})

test('a voicemail is written out in the thread and on its call, for who may see it, as long as it is there', async () => {
  const { ours, account } = desk
  const from = newCustomer()
  const { body } = await callConsole('POST', 'twilio/calls', { from, to: account.phone_number })
  await callConsole('POST', `twilio/calls/${body.sid}`, { status: 'completed', duration: 20, recording_seconds: 7 })
  const { contact, call, transcript } = await eventually(async () => {
    const { id, row } = await findConversation(ours.client, from)
    const [missed] = (await ours.client.get(`/api/chats/sms/${id}/messages`)).body.messages
    expect(missed).toMatchObject({ transcript: expect.stringMatching(/\w/) })
    return { contact: row.contact_id as string, call: missed.call.id as string, transcript: missed.transcript }
  })
  expect(await desk.callOf(call)).toMatchObject({ transcribed: ['voicemail'] })
  const path = `/api/calls/${call}/transcript?kind=voicemail`
  expect((await ours.client.get(path)).body).toMatchObject({ transcript, transcript_problem: null })
  const [theirs, agent, colleague] = await Promise.all([
    newOrganization(),
    ours.addMember({ role: 'agent' }),
    ours.addMember({ role: 'agent' }),
  ])
  await assign(ours.client, { contact_id: contact }, colleague.id)
  await eventually(async () => expect((await agent.client.get(path)).status).toBe(404))
  expect((await theirs.client.get(path)).status).toBe(404)
  expect((await colleague.client.get(path)).status).toBe(200)
  // The search in everything finds the call by what is said.
  const search = `/api/search?in=calls&q=${encodeURIComponent(transcript.slice(0, 100))}`
  await eventually(async () =>
    expect((await colleague.client.get(search)).body.data).toMatchObject([{ kind: 'call', id: call }]),
  )
  expect((await agent.client.get(search)).body.data).toEqual([])
  await ours.client.delete(`/api/contacts/${contact}`)
  await eventually(async () => expect((await ours.client.get(path)).status).toBe(404))
})

test('what the vendor refuses is told in its place', async () => {
  await model.hear({ status: 401 })
  const cara = await voiceNote()
  await eventually(async () => expect(await cara.message()).toMatchObject({ transcript_problem: 'vendor' }))
})

describe('a call whose voicemail could not be written out', () => {
  async function refusedVoicemail() {
    await model.hear({ status: 401 })
    const { ours, account } = desk
    const { body } = await callConsole('POST', 'twilio/calls', { from: newCustomer(), to: account.phone_number })
    await callConsole('POST', `twilio/calls/${body.sid}`, { status: 'completed', duration: 20, recording_seconds: 7 })
    const [{ id }] = await desk.history()
    const path = `/api/calls/${id}/transcript`
    const now = async () => (await ours.client.get(`${path}?kind=voicemail`)).body
    await eventually(async () => expect(await now()).toMatchObject({ transcript_problem: 'vendor', is_waiting: false }))
    return { id: id as string, now, retry: () => ours.client.post(path, { kind: 'voicemail' }) }
  }
  /** As a retention rule of the storage would. */
  async function removeRecording(id: string) {
    const { headers } = await desk.ours.client.get(`/api/calls/${id}/recording?kind=voicemail`)
    const { origin, pathname } = new URL(String(headers.location))
    const [, Bucket, ...key] = decodeURIComponent(pathname).split('/')
    const s3 = new S3Client({ endpoint: origin, forcePathStyle: true })
    await s3.send(new DeleteObjectCommand({ Bucket, Key: key.join('/') }))
  }
  const asked = async () => (await desk.ours.client.get('/api/settings/ai-usage')).body.total_requests as number

  test('is tried again by two presses once, and has its words then', async () => {
    const { now, retry } = await refusedVoicemail()
    const before = await asked()
    const answers = await Promise.all([retry(), retry()])
    expect(answers.map(({ body }) => body.is_waiting)).toEqual([true, true])
    await eventually(async () =>
      expect(await now()).toMatchObject({ transcript: /\w/, transcript_problem: null, is_waiting: false }),
    )
    expect((await retry()).body).toMatchObject({ transcript_problem: null, is_waiting: false })
    expect((await asked()) - before).toBe(1)
  })

  test('costs nothing more where its recording is gone, says so, and is not tried again', async () => {
    const { id, now, retry } = await refusedVoicemail()
    await removeRecording(id)
    const before = await asked()
    expect((await retry()).body).toMatchObject({ is_waiting: true })
    await eventually(async () => expect(await now()).toMatchObject({ transcript_problem: 'gone', is_waiting: false }))
    expect((await retry()).body).toMatchObject({ transcript_problem: 'gone', is_waiting: false })
    expect(await asked()).toBe(before)
  })
})
