import { beforeAll, describe, expect, test } from 'vitest'
import { checkCall } from '../../functions/core/calls/calls/check-call.ts'
import { newCall } from '../../functions/core/calls/calls/new-call.ts'
import { writeCall } from '../../functions/core/calls/calls/store.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { newSid } from '../twilio-posts.ts'
import { type CallDesk, openCallDesk } from './call-desk.ts'

let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})

const check = (call: string) =>
  checkCall({ org: provenOrg(desk.ours.org), now: new Date(), requestId: 'test' }, { call })
const newest = async () => (await desk.history())[0]
/** The missed calls that a person was told of. */
async function missedTold() {
  const { data } = (await desk.ours.client.get('/api/notifications')).body
  return data.filter(({ kind }: { kind: string }) => kind === 'call_missed').length
}

describe('a call whose caller’s end is told first', () => {
  const gone = { CallStatus: 'completed', CallDuration: '80' }

  test('is not missed when somebody had taken it: nobody is notified, nothing is texted', async () => {
    const { ownerId } = desk.ours
    const { from, sid, step, leg } = await desk.ringUs()
    await desk.post('voice-status', { CallSid: sid, ...gone })
    await allFollowed()
    const child = newSid('CA')
    await leg(desk.deviceOf(ownerId), { CallStatus: 'in-progress' }, child)
    await leg(desk.deviceOf(ownerId), { CallStatus: 'completed', CallDuration: '65' }, child)
    await step('everyone', { ...gone, DialCallStatus: 'completed', DialCallDuration: '65' })
    expect(await newest()).toMatchObject({ status: 'completed', duration_seconds: 65, agent: { id: ownerId } })
    await allFollowed()
    expect(await missedTold()).toBe(0)
    const { data } = (await desk.ours.client.get('/api/chats/recent-by-contact?status=all')).body
    expect(data.map((row: { phone_number: string }) => row.phone_number)).not.toContain(from)
  })

  test('is missed once the attempt to connect it says that nobody had', async () => {
    const { from, sid, step } = await desk.ringUs()
    await desk.post('voice-status', { CallSid: sid, ...gone })
    expect(await newest()).toMatchObject({ from, status: 'ringing' })
    await step('everyone', { ...gone, DialCallStatus: 'no-answer' })
    expect(await newest()).toMatchObject({ from, status: 'no-answer' })
    await eventually(async () => {
      expect(await missedTold()).toBe(1)
      const { messages } = await findConversation(desk.ours.client, from)
      expect(messages).toMatchObject([{ call: {} }, { direction: 'outbound' }])
    })
  })
})

describe('a missed call marks its conversation and is told once, each callback doubled,', () => {
  type Rung = Awaited<ReturnType<CallDesk['ringUs']>>
  const ended = { CallStatus: 'completed', CallDuration: '20' }
  const unanswered = (DialCallStatus: string, more = {}) => [
    ({ step }: Rung) => step('everyone', { ...more, DialCallStatus }),
  ]
  const isOver = ({ sid }: Rung) => desk.post('voice-status', { CallSid: sid, ...ended })
  const message = {
    RecordingSid: newSid('RE'),
    RecordingUrl: 'https://api.twilio.com/x',
    RecordingDuration: '7',
    RecordingStatus: 'completed',
    RecordingSource: 'RecordVerb',
  }
  const leavesMessage = [
    ({ step }: Rung) => step('voicemail', { ...ended, ...message }),
    ({ sid }: Rung) => desk.post('recording', { CallSid: sid, ...message }),
  ]
  const dayAfterTomorrow = new Date(Date.now() + 2 * 86_400_000).toUTCString().slice(0, 3).toLowerCase()
  const CLOSED = [{ day: dayAfterTomorrow, from: '09:00', to: '18:00' }]

  test.each<[string, object[] | null, ((rung: Rung) => Promise<unknown>)[]]>([
    ['that rang out', null, [...unanswered('no-answer'), isOver]],
    ['that found everybody busy', null, [...unanswered('busy'), isOver]],
    ['that its caller gave up while it rang', null, [isOver, ...unanswered('canceled', ended)]],
    ['whose caller left a message', null, [...unanswered('no-answer'), ...leavesMessage, isOver]],
    ['outside business hours', CLOSED, [isOver]],
    ['outside business hours whose caller left a message', CLOSED, [...leavesMessage, isOver]],
  ])('%s', async (_, business_hours, told) => {
    const { client, org } = desk.ours
    await client.put(`/api/organizations/${org}`, { business_hours, timezone: 'UTC' })
    const rung = await desk.ringUs()
    await client.put(`/api/organizations/${org}`, { business_hours: null })
    expect(rung.text.includes('<Record ')).toBe(business_hours !== null)
    for (const tell of [...told, ...told]) await tell(rung)

    const seen = async () => {
      const { row, messages } = await findConversation(client, rung.from)
      const { data } = (await client.get('/api/notifications')).body
      const isOfThem = (one: { contact_id: string }) => one.contact_id === row.contact_id
      return {
        unread: row.unread_count,
        thread: messages.map(({ call, direction }) => (call ? 'call' : direction)),
        news: data.filter(isOfThem).map(({ kind }: { kind: string }) => kind),
      }
    }
    const once = { unread: 1, thread: ['call', 'outbound'], news: ['call_missed'] }
    await eventually(async () => expect(await seen()).toEqual(once))
    await allFollowed()
    expect(await seen()).toEqual(once)
    expect(await newest()).toMatchObject({ from: rung.from, status: 'no-answer' })
  })
})

describe('a call whose callbacks went missing', () => {
  test('of which Twilio knows is settled from Twilio’s own list', async () => {
    const { id, answer, decide } = await desk.ringUntold()
    await answer()
    await check(id)
    expect(await desk.callOf(id)).toMatchObject({ status: 'in-progress', agent: { id: desk.ours.ownerId } })
    await decide({ status: 'completed', duration: 65 })
    expect(await desk.callOf(id)).toMatchObject({ status: 'in-progress' })
    await check(id)
    expect(await desk.callOf(id)).toMatchObject({ status: 'completed', duration_seconds: 65 })
    expect((await desk.ours.client.get('/api/calls/active')).body.calls).toEqual([])
  })

  test('that its browser never connected, or that Twilio does not know, is settled as failed', async () => {
    const { id } = (await desk.make(newCustomer())).body.call
    await check(id)
    expect(await desk.callOf(id)).toMatchObject({ status: 'failed' })
    await desk.ringUs()
    const call = await newest()
    expect(call.status).toBe('ringing')
    await check(call.id)
    expect(await desk.callOf(call.id)).toMatchObject({ status: 'failed' })
  })

  test.each([
    [3, false],
    [5, true],
  ])('of %i hours ago lets the next one ring at who was on it: %s', async (hours, rings) => {
    const { id } = await desk.ours.addMember({ role: 'agent' })
    const began = { org: provenOrg(desk.ours.org), now: new Date(Date.now() - hours * 3_600_000) }
    const talks = { status: 'in-progress', sid: newSid('CA'), agent: id, agent_name: 'Ana Agent' } as const
    const made = { ...talks, direction: 'outbound', from: desk.account.phone_number, to: newCustomer() } as const
    await writeCall(newCall(began, 'America/Chicago', made, undefined))
    expect((await desk.ringUs()).text.includes(desk.deviceOf(id))).toBe(rings)
  })
})
