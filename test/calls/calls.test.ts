import { beforeAll, describe, expect, test } from 'vitest'
import { findCall } from '../../functions/core/calls/calls/door.ts'
import { sendTextBack } from '../../functions/core/calls/missed/send-text-back.ts'
import { takeTextBack } from '../../functions/core/calls/missed/store.ts'
import { NOBODY } from '../../functions/core/customers/contacts/desk-names.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { openModel } from '../assistant/open-model.ts'
import { callConsole, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { seeded } from '../hostile.ts'
import { type Form, newSid, type Tampering } from '../twilio-posts.ts'
import { type CallDesk, openCallDesk } from './call-desk.ts'

let desk: CallDesk
let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  ;[desk, theirs] = await Promise.all([openCallDesk(), newOrganization()])
  ours = desk.ours
})

const identityOf = async () => (await ours.client.post('/api/twilio/token')).body.identity as string
const set = (key: string, value: string) =>
  ours.client.post('/api/settings/bulk-update', { settings: [{ key, value, group: 'calls' }] })

const workIn = (minutes: number) => ({
  org: provenOrg(ours.org),
  now: new Date(Date.now() + minutes * 60_000),
  requestId: 'test',
})
/** Texts sent to a customer after their last call, after running its job here. */
async function textsBackTo(from: string) {
  const { messages } = await findConversation(ours.client, from)
  const missed = messages.findLast(({ call }) => call)
  if (missed?.call) await sendTextBack(workIn(0), { call: missed.call.id })
  const thread = await findConversation(ours.client, from)
  return thread.messages.filter(({ direction }) => direction === 'outbound')
}

describe('a call out', () => {
  test('is made, connected, answered, over, and counted', async () => {
    const to = newCustomer()
    const { body } = await desk.make(to)
    const { id } = body.call
    expect(body.call).toMatchObject({ to, from: desk.account.phone_number, status: 'initiated', contact: { name: to } })
    expect((await ours.client.get('/api/calls/active')).body.calls).toMatchObject([{ id }])
    const [CallSid, child] = [newSid('CA'), newSid('CA')]
    const asked = { CallSid, CallStatus: 'ringing', From: `client:${await identityOf()}`, To: to, callId: id }
    const { text } = await desk.post('voice', asked)
    expect(text).toContain(`<Dial callerId="${desk.account.phone_number}" timeout="30" answerOnBridge="true"`)
    expect(text).toContain(`>${to}</Number>`)
    expect((await desk.post('voice', asked)).text).toBe(text)
    const report = (form: Form) =>
      desk.post('voice-status', { CallSid: child, ParentCallSid: CallSid, To: to, ...form })
    await report({ CallStatus: 'in-progress' })
    expect(await desk.callOf(id)).toMatchObject({
      status: 'in-progress',
      duration_seconds: null,
      formatted_duration: '',
    })
    await report({ CallStatus: 'completed', CallDuration: '65' })
    const over = { status: 'completed', duration_seconds: 65, formatted_duration: '1:05' }
    expect(await desk.history()).toMatchObject([{ id, ...over, agent: { id: ours.ownerId } }])
    expect((await ours.client.get('/api/calls/active')).body.calls).toEqual([])
    await eventually(async () => {
      const { stats } = (await ours.client.get('/api/calls/stats')).body.data
      expect(stats).toMatchObject({ total_calls: 1, outbound_calls: 1, total_duration_seconds: 65 })
      expect((await ours.client.get('/api/dashboard')).body.calls_today).toBe(1)
    })
  })

  test.each([
    ['no number', 'call me', 'Enter a valid phone number.'],
    ['its own number', 'own', 'That’s your dealership’s own number.'],
    ['a number that charges by the minute', '(900) 555-0100', 'Lotwire doesn’t call 900 numbers'],
    ['an emergency number', '9-1-1', 'Lotwire can’t reach emergency services. Use a phone.'],
    ['a country that is turned off', '+34 600 123 456', 'Calls to Spain are turned off.'],
  ])('to %s is refused, by the browser and at Twilio’s door, and leaves no record', async (_, written, words) => {
    const to = written === 'own' ? desk.account.phone_number : written
    const before = (await desk.history()).length
    expect(await desk.make(to)).toMatchObject({ status: 422, body: { errors: { to: expect.stringContaining(words) } } })
    const asked = { CallSid: newSid('CA'), From: `client:${await identityOf()}`, To: to, CallStatus: 'ringing' }
    const { text } = await desk.post('voice', asked)
    expect(text).toContain('<Hangup/>')
    expect(text).not.toContain('<Dial')
    expect(await desk.history()).toHaveLength(before)
  })

  test('goes to the dealership’s own country whichever others are allowed', async () => {
    await set('allowed_call_countries', '["MX"]')
    expect(await desk.make(newCustomer())).toMatchObject({ status: 200 })
    expect(await desk.make('+1 416 555 0100')).toMatchObject({ status: 422 })
    await set('allowed_call_countries', '["US","CA","MX"]')
  })

  test('is with whoever has the number, and refused under a contact who has not', async () => {
    const [one, other, further] = [newCustomer(), newCustomer(), newCustomer()]
    const contactOf = async (to: string, named: string | null = null) =>
      (await desk.make(to, named)).body.call.contact.id as string
    const [first, second] = [await contactOf(one), await contactOf(other)]
    expect(await contactOf(one, first)).toBe(first)
    for (const number of [one, further])
      expect(await desk.make(number, second)).toMatchObject({
        status: 422,
        body: { errors: { to: expect.stringContaining('doesn’t have that number') } },
      })
    const { Contact } = await import('../../functions/core/customers/contacts/entity.ts')
    const { $set, UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
    const numbers = $set([{ value: further, label: 'work' }])
    await Contact.build(UpdateItemCommand).item({ org: ours.org, id: second, listed: { numbers } }).send()
    expect(await contactOf(further, second)).toBe(second)
  })

  test('needs what Settings lacks, and says so by name', async () => {
    for (const path of ['/api/twilio/token', '/api/calls/make'])
      expect(await theirs.client.post(path, { to: newCustomer() })).toMatchObject({
        status: 422,
        body: { code: 'not_configured', message: expect.stringContaining('API key, API secret, TwiML app SID') },
      })
  })

  test('that was given up before its browser connected was never placed: it has failed', async () => {
    const { id } = (await desk.make(newCustomer())).body.call
    await ours.client.post(`/api/calls/${id}/end`)
    const over = { status: 'failed', duration_seconds: 0, formatted_duration: '0:00' }
    expect(await desk.callOf(id)).toMatchObject(over)
    expect((await desk.history())[0]).toMatchObject({ id, ...over })
  })

  test('of another dealership’s device, or with a colleague’s record, goes nowhere', async () => {
    const { id } = (await desk.make(newCustomer())).body.call
    const identity = await identityOf()
    for (const form of [
      { From: `client:${identity.replace(ours.org, theirs.org)}`, callId: id },
      { From: `client:${identity.slice(0, -1)}x`, callId: id },
      { From: `client:${identity}`, callId: 'nobody' },
    ]) {
      const { text } = await desk.post('voice', {
        CallSid: newSid('CA'),
        To: newCustomer(),
        CallStatus: 'ringing',
        ...form,
      })
      expect(text).toContain('<Hangup/>')
    }
    expect(await desk.callOf(id)).toMatchObject({ status: 'initiated' })
  })
})

describe('a call that is recorded', () => {
  const heard = (text: string) => text.replaceAll('&apos;', "'")
  const announced = async (from: string) => {
    const [{ id }] = await eventually(async () => {
      const calls = await desk.history(`search=${from.slice(-4)}`)
      expect(calls).toHaveLength(1)
      return calls
    })
    return (await findCall({ org: provenOrg(ours.org) }, id))?.announced
  }

  test('names who records it and whose AI listens, before anybody rings; who goes on is known to have heard it', async () => {
    const { keys } = await openModel(ours.org)
    const settings = [
      { key: 'record_calls', value: 'true', group: 'calls' },
      { key: 'openai_enabled', value: 'true', group: 'ai' },
      { key: 'openai_api_key', value: keys.openai, group: 'ai' },
    ]
    await ours.client.post('/api/settings/bulk-update', { settings })
    const { text, step, from } = await desk.ringUs()
    expect(heard(text)).toMatch(/^.*recorded for .* by Twilio, and transcribed by OpenAI's AI.*la IA de OpenAI.*<Dial/)
    expect(await announced(from)).toEqual({ at: expect.any(String), listener: 'OpenAI' })
    await step('everyone', { DialCallStatus: 'completed', DialCallDuration: '5' })
    expect(await announced(from)).toMatchObject({ went_on: true })

    const to = newCustomer()
    const { id } = (await desk.make(to)).body.call
    const sid = newSid('CA')
    await desk.post('voice', {
      CallSid: sid,
      CallStatus: 'ringing',
      From: `client:${await identityOf()}`,
      To: to,
      callId: id,
    })
    const called = { CallSid: newSid('CA'), ParentCallSid: sid, CallStatus: 'in-progress', To: to }
    expect(heard((await desk.post('voice?step=announce', called)).text)).toContain("OpenAI's AI")
    await desk.post('voice?step=dialed', { CallSid: sid, DialCallStatus: 'completed', CallStatus: 'completed', To: to })
    expect(await announced(to)).toMatchObject({ listener: 'OpenAI', went_on: true })
    await ours.client.post('/api/settings/bulk-update', {
      settings: settings.map((one) => ({ ...one, value: one.value === 'true' ? 'false' : '' })),
    })
  })
})

describe('a call in', () => {
  test('rings at the contact’s agent, then at all others, then takes a message; it is missed all the same', async () => {
    const from = newCustomer()
    await customerWrites({ from, to: desk.account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const agent = await ours.addMember({ role: 'agent' })
    await assign(ours.client, row, agent.id)
    const { text, step, leg } = await desk.ringUs(from)
    expect(text).toContain(`<Identity>${desk.deviceOf(agent.id)}</Identity>`)
    expect(text).not.toContain(desk.deviceOf(ours.ownerId))
    await leg(desk.deviceOf(agent.id), { CallStatus: 'no-answer' })
    const next = await step('agent', { DialCallStatus: 'no-answer' })
    expect(next.text).toContain(desk.deviceOf(ours.ownerId))
    expect(next.text).not.toContain(desk.deviceOf(agent.id))
    expect((await step('everyone', { DialCallStatus: 'no-answer' })).text).toMatch(/<Say language="es-MX">.*<Record /)
    const [call] = (await agent.client.get(`/api/calls/history?contact_id=${row.contact_id}`)).body.data
    expect(call).toMatchObject({ from, status: 'no-answer', contact: { id: row.contact_id }, agent: null })
    await eventually(async () => {
      const { messages, row: now } = await findConversation(ours.client, from)
      expect(messages).toMatchObject([{ body: 'Hi' }, { call: { id: call.id } }, { direction: 'outbound' }])
      // One call has one time in the thread, the inbox, the news, and among calls.
      expect(messages[1]).toMatchObject({ sent_at: call.date })
      expect(now).toMatchObject({ unread_count: 2, last_call: 'missed', last_message_at: call.date })
      const { data } = (await agent.client.get('/api/notifications')).body
      const missed = { kind: 'call_missed', contact_id: row.contact_id, happened_at: call.date }
      expect(data).toContainEqual(expect.objectContaining(missed))
      const told = (await ours.client.get(`/api/contacts/${row.contact_id}/history`)).body.data
      expect(told[0]).toMatchObject({ type: 'call', call: { id: call.id, status: 'no-answer', seconds: 0 } })
    })
    const again = await desk.ringUs(from)
    await again.step('everyone', { DialCallStatus: 'busy' })
    await eventually(async () => {
      const { messages } = await findConversation(ours.client, from)
      expect(messages.filter((one) => 'call' in one && one.call)).toHaveLength(2)
    })
    expect(
      (await findConversation(ours.client, from)).messages.filter(({ direction }) => direction === 'outbound'),
    ).toHaveLength(1)
  })

  test('of another’s contact says who it is to whom it rings at and to who takes it, and no more than that', async () => {
    const from = newCustomer()
    await customerWrites({ from, to: desk.account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const [holder, taker, other] = await Promise.all([1, 2, 3].map(() => ours.addMember({ role: 'agent' })))
    if (!holder || !taker || !other) throw new Error('Somebody is missing.')
    await assign(ours.client, row, holder.id)
    const { step, leg } = await desk.ringUs(from)
    const [{ id, contact }] = await desk.history(`contact_id=${row.contact_id}`)
    const path = `/api/calls/${id}`
    expect((await taker.client.get(path)).status).toBe(404)
    await step('agent', { DialCallStatus: 'no-answer' })
    const caller = { from, contact: { id: null, name: contact.name } }
    for (const { client } of [taker, other])
      expect((await client.get(path)).body).toMatchObject({ call: caller, stage: row.contact.stage })
    expect((await holder.client.get(path)).body).toMatchObject({ call: { contact }, stage: null })

    const [device, child] = [desk.deviceOf(taker.id), newSid('CA')]
    await leg(device, { CallStatus: 'in-progress' }, child)
    expect((await taker.client.get('/api/calls/active')).body.calls).toContainEqual(expect.objectContaining(caller))
    expect((await other.client.get(path)).status).toBe(404)
    await leg(device, { CallStatus: 'completed', CallDuration: '9' }, child)
    expect((await taker.client.get(path)).body.call).toMatchObject({ contact: null })
    expect((await taker.client.get(`/api/chats/by-contact/${row.contact_id}`)).status).toBe(404)
    const made = await other.client.post('/api/calls/make', { to: from, contact_id: null })
    expect(made.body.call).toMatchObject({ to: from, contact: null })
  })

  test('rings at nobody who is on another call, until that is over', async () => {
    const agent = await ours.addMember({ role: 'agent' })
    const device = desk.deviceOf(agent.id)
    const first = await desk.ringUs()
    expect(first.text).toContain(device)
    const child = newSid('CA')
    await first.leg(device, { CallStatus: 'in-progress' }, child)
    const second = await desk.ringUs()
    expect(second.text).toContain(desk.deviceOf(ours.ownerId))
    expect(second.text).not.toContain(device)
    const { data } = (await ours.client.get('/api/calls/colleagues')).body
    expect(data).toContainEqual(expect.objectContaining({ id: agent.id, available: false }))
    await first.leg(device, { CallStatus: 'completed', CallDuration: '9' }, child)
    expect((await desk.ringUs()).text).toContain(device)

    const out = { CallSid: newSid('CA'), From: `client:${device}`, To: newCustomer() }
    await desk.post('voice', { ...out, CallStatus: 'ringing' })
    expect((await desk.ringUs()).text).not.toContain(device)
    await desk.post('voice-status', { ...out, CallStatus: 'completed', CallDuration: '0' })
    expect((await desk.ringUs()).text).toContain(device)
  })

  test('that is missed is news, whatever was read while it rang', async () => {
    const { from, step } = await desk.ringUs()
    const read = Date.now()
    await ours.client.patch('/api/notifications/read', { until: new Date(read).toISOString() })
    // News of the stream are told by their second.
    await eventually(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(Math.floor(read / 1000)))
    await step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => {
      const { row } = await findConversation(ours.client, from)
      const { data } = (await ours.client.get('/api/notifications')).body
      const told = { kind: 'call_missed', contact_id: row.contact_id, is_read: false }
      expect(data).toContainEqual(expect.objectContaining(told))
    })
  })

  test('is texted back again once sixty minutes have passed since the last text, whatever the clock says', async () => {
    const { from, step } = await desk.ringUs()
    await step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => expect(await textsBackTo(from)).toHaveLength(1))
    const again = await desk.ringUs(from)
    await again.step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => {
      const { messages } = await findConversation(ours.client, from)
      expect(messages.filter(({ call }) => call)).toHaveLength(2)
    })
    expect(await textsBackTo(from)).toHaveLength(1)
    const isTaken = (minutes: number) => takeTextBack(workIn(minutes), { number: from, call: 'the next' })
    expect([await isTaken(59), await isTaken(61)]).toEqual([false, true])
  })

  test('is not answered by the text that goes out by itself', async () => {
    const other = await openCallDesk()
    const { from, step } = await other.ringUs()
    await step('everyone', { DialCallStatus: 'no-answer' })
    const id = await eventually(async () => {
      const found = await findConversation(other.ours.client, from)
      expect(found.messages.map(({ direction }) => direction)).toEqual(['inbound', 'outbound'])
      return found.id
    })
    await allFollowed()
    const waiting = async () => (await other.ours.client.get('/api/dashboard')).body.unreplied
    expect(await waiting()).toBe(1)
    await other.ours.client.post(`/api/chats/sms/${id}/send`, { body: 'Sorry that we missed you' })
    await eventually(async () => expect(await waiting()).toBe(0))
  })

  test('that was missed waits for the whole team once its customer has nobody any more', async () => {
    const from = newCustomer()
    await customerWrites({ from, to: desk.account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const [agent, colleague] = await Promise.all([1, 2].map(() => ours.addMember({ role: 'agent' })))
    if (!agent || !colleague) throw new Error('Somebody is missing.')
    await assign(ours.client, row, agent.id)
    const { step } = await desk.ringUs(from)
    await step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => expect((await findConversation(ours.client, from)).row.last_call).toBe('missed'))
    await ours.client.delete(`/api/assignments/${row.contact_id}/unassign`)
    await eventually(async () => {
      const { data } = (await colleague.client.get('/api/notifications')).body
      const told = { kind: 'unassigned_waits', contact_id: row.contact_id, is_read: false }
      expect(data).toContainEqual(expect.objectContaining(told))
    })
  })

  test('that began while its contact changed hands lies with whoever has them now', async () => {
    const from = newCustomer()
    await customerWrites({ from, to: desk.account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const agent = await ours.addMember({ role: 'agent' })
    await assign(ours.client, row, agent.id)
    await desk.ringUs(from)
    const [{ id }] = await desk.history(`contact_id=${row.contact_id}`)
    const { findCall } = await import('../../functions/core/calls/calls/door.ts')
    const { updateCall } = await import('../../functions/core/calls/calls/update-call.ts')
    const { moveCall } = await import('../../functions/core/calls/calls/move-calls.ts')
    const org = provenOrg(ours.org)
    const late = await updateCall(org, id, () => ({ desk: NOBODY }))
    if (late) await moveCall(org, late)
    expect(await findCall({ org }, id)).toMatchObject({ desk: agent.id })
  })

  test.each(['STOP', 'please don’t text me'])('of a customer who said %s is missed without a text', async (body) => {
    const from = newCustomer()
    await customerWrites({ from, to: desk.account.phone_number, body })
    const { row } = await findConversation(ours.client, from)
    await eventually(async () => {
      const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
      expect(data).toContainEqual(expect.objectContaining({ text: body }))
    })
    const { step } = await desk.ringUs(from)
    await step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => expect((await findConversation(ours.client, from)).messages).toHaveLength(2))
    expect(await textsBackTo(from)).toEqual([])
  })

  test('is missed without a text where the dealership wants none', async () => {
    await set('missed_call_text_enabled', 'false')
    const other = await desk.ringUs()
    await other.step('everyone', { DialCallStatus: 'no-answer' })
    await eventually(async () => expect((await findConversation(ours.client, other.from)).messages).toHaveLength(1))
    expect(await textsBackTo(other.from)).toEqual([])
    await set('missed_call_text_enabled', 'true')
  })

  test.each(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253'])(
    'from a hidden number (%s) has no contact',
    async (hidden) => {
      await desk.ringUs(hidden)
      expect((await desk.history())[0]).toMatchObject({ from: '', contact: null, status: 'ringing' })
    },
  )

  test.each<[string, Tampering, number]>([
    ['without a signature', { signature: undefined }, 403],
    ['signed for another address', { signedUrl: 'https://evil.example/voice' }, 403],
  ])('that is forged (%s) changes nothing', async (_, tampering, status) => {
    const before = (await desk.history()).length
    const CallSid = newSid('CA')
    for (const path of ['voice', 'voice-status', 'recording'])
      expect((await desk.post(path, { CallSid, From: newCustomer(), CallStatus: 'ringing' }, tampering)).status).toBe(
        status,
      )
    expect(await desk.history()).toHaveLength(before)
  })

  test('of which nobody knows is answered, and changes nothing', async () => {
    const CallSid = newSid('CA')
    expect((await desk.post('voice-status', { CallSid, CallStatus: 'completed' })).status).toBe(204)
    const made = { RecordingSid: newSid('RE'), RecordingUrl: 'https://api.twilio.com/x', RecordingStatus: 'completed' }
    expect((await desk.post('recording', { CallSid, ...made })).status).toBe(204)
    expect((await desk.post('voice?step=everyone', { CallSid, DialCallStatus: 'no-answer' })).text).toContain(
      '<Hangup/>',
    )
  })

  test('many at once, their callbacks mixed and doubled, are each there once with the right length', async () => {
    const random = seeded(7)
    const identity = await identityOf()
    const lengths = Array.from({ length: 4 }, (_, n) => 10 + n)
    const rung = await Promise.all(lengths.map(() => desk.ringUs()))
    const posts = rung.flatMap(({ leg, step }, n) => {
      const [sid, seconds] = [newSid('CA'), String(lengths[n])]
      return [
        () => leg(identity, { CallStatus: 'ringing' }, sid),
        () => leg(identity, { CallStatus: 'in-progress' }, sid),
        () => leg(identity, { CallStatus: 'completed', CallDuration: seconds }, sid),
        () => step('everyone', { DialCallStatus: 'completed', DialCallDuration: seconds }),
      ]
    })
    const mixed = [...posts, ...posts].toSorted(() => random() - 0.5)
    const answers = await Promise.all(mixed.map((send) => send()))
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    const calls = (await desk.history('per_page=200')) as { from: string; duration_seconds: number; agent: object }[]
    for (const [n, { from }] of rung.entries())
      expect(calls.filter((call) => call.from === from)).toMatchObject([
        { status: 'completed', duration_seconds: lengths[n], agent: { id: ours.ownerId } },
      ])
  })
})

describe('a voicemail', () => {
  test('is copied, stands in the thread, plays for who may see the call, and goes with its contact', async () => {
    const from = newCustomer()
    const { body } = await callConsole('POST', 'twilio/calls', { from, to: desk.account.phone_number })
    await callConsole('POST', `twilio/calls/${body.sid}`, { status: 'completed', duration: 20, recording_seconds: 7 })
    const call = await eventually(async () => {
      const [found] = await desk.history(`search=${from.slice(-10)}`)
      expect(found).toMatchObject({ status: 'no-answer', has_recording: true, has_voicemail: true })
      const { messages } = await findConversation(ours.client, from)
      expect(messages).toContainEqual(
        expect.objectContaining({ call: { id: found.id, voicemail_seconds: 7, voicemail_status: 'ready' } }),
      )
      return found
    })
    const { status, headers } = await ours.client.get(call.recording_url)
    expect(status).toBe(302)
    const file = String(headers.location)
    expect((await fetch(file)).headers.get('content-type')).toMatch(/^audio\//)
    const [agent, colleague] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
    await assign(ours.client, { contact_id: call.contact.id }, colleague.id)
    await eventually(async () => expect((await agent.client.get(`/api/calls/${call.id}`)).status).toBe(404))
    for (const client of [agent.client, theirs.client]) expect((await client.get(call.recording_url)).status).toBe(404)
    expect((await colleague.client.get(call.recording_url)).status).toBe(302)

    await ours.client.delete(`/api/contacts/${call.contact.id}`)
    await eventually(async () => {
      expect(await desk.callOf(call.id)).toMatchObject({ from, contact: null, has_recording: false })
      expect((await fetch(file)).status).toBe(404)
      expect((await colleague.client.get(`/api/calls/${call.id}`)).status).toBe(404)
    })
  })
})
