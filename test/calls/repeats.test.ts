import { beforeAll, expect, test } from 'vitest'
import type { MediaStatus } from '#contract/telephony/message-statuses.ts'
import { findCall, findCallOfLeg } from '../../functions/core/calls/calls/door.ts'
import { endWith } from '../../functions/core/calls/calls/settle-call.ts'
import { updateCall } from '../../functions/core/calls/calls/update-call.ts'
import { recordMissedCall } from '../../functions/core/messaging/messages/record-missed-call.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { newSid } from '../twilio-posts.ts'
import { type CallDesk, openCallDesk } from './call-desk.ts'

let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})

const make = async (to: string) => (await desk.make(to)).body.call.id as string
const connectForm = (callId: string, to: string) => ({
  CallSid: newSid('CA'),
  CallStatus: 'ringing',
  From: `client:${desk.deviceOf(desk.ours.ownerId)}`,
  To: to,
  callId,
})

test('calls that Twilio asks about twice at once are connected both times', async () => {
  const numbers = Array.from({ length: 4 }, newCustomer)
  const forms = await Promise.all(numbers.map(async (to) => connectForm(await make(to), to)))
  const answers = await Promise.all([...forms, ...forms].map((form) => desk.post('voice', form)))
  for (const { text } of answers) expect(text).toContain('<Dial')
})

test('a leg leads to one call: told again it changes with it, and no other call gets it', async () => {
  const org = provenOrg(desk.ours.org)
  const [id, other] = await Promise.all([make(newCustomer()), make(newCustomer())])
  const customer = newSid('CA')
  const handOver = (call: string, transferred_to: string) =>
    updateCall(org, call, () => ({ transferred_to }), [customer])
  await handOver(id, 'first')
  expect(await handOver(id, 'second')).toMatchObject({ id, transferred_to: 'second' })
  await expect(handOver(other, 'first')).rejects.toThrow()
  expect(await findCallOfLeg({ org }, customer)).toMatchObject({ id, transferred_to: 'second' })
})

test('a call that its browser connects while it is given up goes on', async () => {
  const to = newCustomer()
  const id = await make(to)
  await desk.post('voice', connectForm(id, to))
  await endWith(provenOrg(desk.ours.org), { id, sid: undefined }, 'failed')
  expect(await desk.callOf(id)).toMatchObject({ status: 'initiated' })
})

test('a browser hears whose number it is, also of a customer whom we called, and of none', async () => {
  const to = newCustomer()
  const form = connectForm(await make(to), to)
  await desk.post('voice', form)
  const agent = await desk.ours.addMember({ role: 'agent' })
  const { text } = await desk.post(`voice?step=transfer&to=${agent.id}`, form)
  expect(text).toContain(`<Parameter name="number" value="${to}"/>`)
  expect((await desk.ringUs('+266696687')).text).toContain('<Parameter name="number" value="anonymous"/>')
})

test.each([
  ['the end of its step', ['voice?step=voicemail']],
  ['its recording', ['recording']],
  ['both', ['voice?step=voicemail', 'recording', 'voice?step=voicemail']],
])('a caller’s message of which Twilio tells by %s stands in the thread once', async (_, paths) => {
  const { from, asked, step } = await desk.ringUs()
  await step('everyone', { DialCallStatus: 'no-answer' })
  const message = { RecordingSid: newSid('RE'), RecordingUrl: 'https://api.twilio.com/x', RecordingDuration: '7' }
  const told = { RecordingStatus: 'completed', RecordingSource: 'RecordVerb' }
  for (const path of paths)
    await desk.post(path, { ...asked, ...message, ...(path === 'recording' && told), CallStatus: 'completed' })
  expect((await desk.history())[0]).toMatchObject({ from, status: 'no-answer', has_voicemail: true })
  await eventually(async () => {
    const { messages } = await findConversation(desk.ours.client, from)
    expect(messages.flatMap((one) => one.call ?? [])).toMatchObject([{ voicemail_seconds: 7 }])
  })
})

test('a voicemail is said to be copied until it is here or lost, whatever is told again', async () => {
  const [from, call] = [newCustomer(), newId(new Date())]
  const work = { org: provenOrg(desk.ours.org), now: new Date(), requestId: 'test' }
  const stands = async (status?: MediaStatus) => {
    await recordMissedCall(work, { call, from, voicemail: status && { seconds: 7, status } })
    const { messages } = await findConversation(desk.ours.client, from)
    return messages.map((one) => one.call?.voicemail_status)
  }
  expect(await stands()).toEqual([null])
  expect(await stands('copying')).toEqual(['copying'])
  expect(await stands('ready')).toEqual(['ready'])
  expect(await stands('copying')).toEqual(['ready'])
})

test.each([
  ['first', 0],
  ['last', 1],
])(
  'a message of which Twilio tells %s stays beside what was recorded, and neither takes the other’s place',
  async (_, place) => {
    const { sid, leg } = await desk.ringUs()
    await leg(desk.deviceOf(desk.ours.ownerId), { CallStatus: 'in-progress' })
    const [{ id }] = await desk.history()
    const told = (source: string, seconds: string) => ({
      CallSid: sid,
      RecordingSid: newSid('RE'),
      RecordingStatus: 'completed',
      RecordingSource: source,
      RecordingUrl: 'https://api.twilio.com/2010-04-01/x',
      RecordingDuration: seconds,
    })
    const posts = [told('DialVerb', '30')]
    posts.splice(place, 0, told('RecordVerb', '7'))
    for (const form of [...posts, ...posts, told('DialVerb', '50'), told('RecordVerb', '9')])
      await desk.post('recording', form)
    const kept = await findCall({ org: provenOrg(desk.ours.org) }, id)
    expect(kept).toMatchObject({ recording: { seconds: 30 }, voicemail: { seconds: 7 } })
  },
)

test('what is recorded of a contact who was deleted meanwhile is not kept', async () => {
  const { sid } = await desk.ringUs()
  const [{ id, contact }] = await desk.history()
  expect((await desk.ours.client.delete(`/api/contacts/${contact.id}`)).status).toBeLessThan(300)
  await eventually(async () => expect(await desk.callOf(id)).toMatchObject({ contact: null }))
  const voicemail = {
    CallSid: sid,
    RecordingSid: newSid('RE'),
    RecordingStatus: 'completed',
    RecordingDuration: '7',
    RecordingUrl: 'https://api.twilio.com/2010-04-01/x',
    RecordingSource: 'RecordVerb',
  }
  expect((await desk.post('recording', voicemail)).status).toBe(204)
  expect(await desk.callOf(id)).toMatchObject({ status: 'no-answer', has_recording: false, has_voicemail: false })
})
