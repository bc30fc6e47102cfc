import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { type Client, callConsole } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { type CallDesk, openCallDesk } from './call-desk.ts'

let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})

const record = (value: string) =>
  desk.ours.client.post('/api/settings/bulk-update', { settings: [{ key: 'record_calls', value, group: 'calls' }] })
const newAgent = (first_name: string) => desk.ours.addMember({ role: 'agent', first_name, last_name: 'Agent' })

async function decide(sid: string, decision: object) {
  const { status, body } = await callConsole('POST', `twilio/calls/${sid}`, decision)
  expect(status, JSON.stringify(body)).toBe(200)
}

/** A customer has called, and talks with whoever is called first, for half a minute. */
async function customerTalks() {
  const from = newCustomer()
  const { body } = await callConsole('POST', 'twilio/calls', { from, to: desk.account.phone_number })
  const { sid } = body
  await decide(sid, { status: 'in-progress', duration: 30 })
  const [call] = await desk.history()
  expect(call).toMatchObject({ status: 'in-progress' })
  expect(await desk.history('status=in-progress')).toContainEqual(call)
  return { from, sid, id: call.id as string, agent: call.agent.id as string }
}
/** Until a call rings in a person's browser. */
const ringsAt = (sid: string, id: string) =>
  eventually(async () => {
    const { body } = await callConsole('GET', `twilio/calls?account_sid=${desk.account.account_sid}`)
    const { children } = body.calls.find((call: { sid: string }) => call.sid === sid)
    expect(children.at(-1)).toMatchObject({ to: `client:${desk.deviceOf(id)}` })
  })
const transfer = (client: Client, id: string, agent_id: string) =>
  client.post(`/api/calls/${id}/transfer`, { agent_id })

describe('a customer who talks', () => {
  test('is handed over to a colleague, whose call it is from then on', async () => {
    const colleague = await newAgent('Cora')
    const { sid, id, agent } = await customerTalks()
    expect(agent).toBe(desk.ours.ownerId)
    expect((await transfer(desk.ours.client, id, colleague.id)).status).toBe(200)
    await ringsAt(sid, colleague.id)
    expect(await desk.callOf(id)).toMatchObject({ status: 'in-progress', agent: { id: agent } })
    await decide(sid, { status: 'in-progress' })
    expect(await desk.callOf(id)).toMatchObject({ status: 'in-progress', agent: { id: colleague.id } })
    await decide(sid, { status: 'completed', duration: 65 })
    const over = { status: 'completed', duration_seconds: 95, agent: { id: colleague.id, name: 'Cora Agent' } }
    expect(await desk.callOf(id)).toMatchObject(over)
    const { data } = (await colleague.client.get('/api/calls/history')).body
    expect(data).toContainEqual(expect.objectContaining({ id }))
  })

  test('is handed over by who has just answered, before Twilio told of it; not before they answered', async () => {
    const colleague = await newAgent('Rita')
    const { sid, id, answer, decide: decideHere } = await desk.ringUntold()
    expect(await transfer(desk.ours.client, id, colleague.id)).toMatchObject({ status: 409 })
    await answer()
    expect(await desk.callOf(id)).toMatchObject({ status: 'ringing' })
    expect(await transfer(desk.ours.client, id, colleague.id)).toMatchObject({ status: 200 })
    await ringsAt(sid, colleague.id)
    await decideHere({ status: 'completed' })
  })

  test('whom the colleague does not answer can leave a message, which stands in the thread; they were not missed, and what was said before plays too', async () => {
    const colleague = await newAgent('Nora')
    await record('true')
    const { from, sid, id } = await customerTalks()
    await transfer(desk.ours.client, id, colleague.id)
    await ringsAt(sid, colleague.id)
    await record('false')
    await eventually(() => decide(sid, { recording_seconds: 5 }))
    await decide(sid, { status: 'completed' })
    const { recording_url, voicemail_url } = await eventually(async () => {
      const call = await desk.callOf(id)
      expect(call).toMatchObject({
        status: 'completed',
        duration_seconds: 30,
        has_voicemail: true,
        recording_url: expect.any(String),
        voicemail_url: expect.any(String),
      })
      expect(call.recording_url, 'each is copied for itself').not.toBe(call.voicemail_url)
      return call
    })
    const [said, left] = await Promise.all([recording_url, voicemail_url].map((url) => desk.ours.client.get(url)))
    expect([said?.status, left?.status]).toEqual([302, 302])
    const placeOf = (answer: typeof said) => new URL(String(answer?.headers.location)).pathname
    expect(placeOf(said)).not.toBe(placeOf(left))
    await eventually(async () => {
      const { messages } = await findConversation(desk.ours.client, from)
      expect(messages).toMatchObject([{ call: { id, voicemail_seconds: 5 } }])
      const { data } = (await desk.ours.client.get('/api/notifications')).body
      expect(data).toContainEqual(expect.objectContaining({ kind: 'call_missed' }))
    })
  })

  test('is asked for a message without thanks for a call, which may have been ours', async () => {
    const { step } = await desk.ringUs()
    const { text } = await step('transferred', { DialCallStatus: 'no-answer' })
    expect(text).toMatch(/>No one is available to take your call.*>En este momento nadie puede contestar.*<Record /)
    expect((await step('everyone', { DialCallStatus: 'no-answer' })).text).toMatch(
      />Thank you for calling .* No one is available.*>Gracias por llamar a .* En este momento nadie.*<Record /,
    )
  })

  test('is not handed over by who is not on the call, to nobody, or to who is away', async () => {
    const [other, away] = await Promise.all([newAgent('Otto'), newAgent('Ava')])
    await away.client.patch('/api/me', { available: false })
    const { sid, id } = await customerTalks()
    expect(await transfer(other.client, id, away.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await transfer(desk.ours.client, id, 'nobody')).status).toBe(404)
    expect(await transfer(desk.ours.client, id, away.id)).toMatchObject({
      status: 409,
      body: { message: 'Ava Agent isn’t available right now.' },
    })
    await decide(sid, { status: 'completed' })
    expect(await transfer(desk.ours.client, id, other.id)).toMatchObject({
      status: 409,
      body: { message: 'This call isn’t connected right now.' },
    })
  })
})

test('a customer whom Twilio does not hand over stays with whoever talks to them', async () => {
  const own = await openCallDesk()
  const colleague = await own.ours.addMember({ role: 'agent', first_name: 'Nina', last_name: 'Agent' })
  const { body } = await callConsole('POST', 'twilio/calls', { from: newCustomer(), to: own.account.phone_number })
  await decide(body.sid, { status: 'in-progress', duration: 30 })
  const [{ id }] = await own.history()
  const { auth_token } = own.account
  const token = (twilio_auth_token: string) => own.ours.client.post('/api/settings/twilio', { twilio_auth_token })
  await token('f'.repeat(32))
  expect((await transfer(own.ours.client, id, colleague.id)).status).toBe(422)
  await token(auth_token)
  expect((await colleague.client.get(`/api/calls/${id}`)).body.call).toMatchObject({ agent: { id: own.ours.ownerId } })
  const { findCall } = await import('../../functions/core/calls/calls/door.ts')
  expect((await findCall({ org: provenOrg(own.ours.org) }, id))?.transferred_to).toBeUndefined()
})

describe('an agent who is removed while they talk', () => {
  test('can neither call nor be called any more; the call stays theirs, and a manager can end it', async () => {
    const agent = await newAgent('Remo')
    const { identity } = (await agent.client.post('/api/twilio/token')).body
    const call = await desk.ringUs()
    await call.leg(identity, { CallStatus: 'in-progress' })
    const { id } = (await desk.history())[0]
    expect((await desk.ours.client.delete(`/api/team/members/${agent.id}`)).status).toBe(200)
    expect(await desk.callOf(id)).toMatchObject({ status: 'in-progress', agent: { id: agent.id, name: 'Remo Agent' } })
    expect((await agent.client.post('/api/twilio/token')).status).toBe(401)
    const out = { CallSid: 'CAremoved', From: `client:${identity}`, To: newCustomer(), CallStatus: 'ringing' }
    const { text } = await desk.post('voice', out)
    expect(text).not.toContain('<Dial')
    expect((await desk.ringUs()).text).not.toContain(identity)
    expect((await desk.ours.client.post(`/api/calls/${id}/end`)).status).toBe(200)
    expect(await desk.callOf(id)).toMatchObject({ status: 'completed', agent: { id: agent.id } })
  })
})
