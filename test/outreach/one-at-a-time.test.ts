import { beforeAll, expect, test } from 'vitest'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { isLate, isStale, meantAt } from '../../functions/core/outreach/runs/rules.ts'
import { apartUntil, isAnsweredSince, isSuperseded } from '../../functions/core/outreach/sends/line-rules.ts'
import { derivedId, momentKey } from '../../functions/core/platform/table/ids.ts'
import { callConsole, customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

const HOUR_MS = 3_600_000
const NOW = new Date('2027-06-08T20:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString()

const says = (by: string, hours: number, user_id = by) =>
  ({
    id: momentKey(Date.parse(ago(hours)), derivedId(by, `${hours}`)),
    direction: by === 'customer' ? 'inbound' : 'outbound',
    by: by === 'customer' || by === 'person' ? undefined : by,
    user_id,
    sent_at: ago(hours),
  }) as Parameters<typeof apartUntil>[0][number]

test.each([
  ['nothing', [], undefined],
  ['another automation, an hour ago', [says('automation', 1)], 1],
  ['another automation, two hours ago', [says('automation', 2)], undefined],
  ['a campaign, half an hour ago', [says('campaign', 0.5)], 1.5],
  ['our text about their missed call, an hour ago', [says('customer', 1.1), says('lotwire', 1)], 1],
  ['itself', [says('automation', 1, 'own')], undefined],
  ['the assistant', [says('assistant', 0.1)], undefined],
  ['a person', [says('person', 0.1)], undefined],
  ['an automation that the customer has answered', [says('automation', 1), says('customer', 0.5)], undefined],
])('after %s an automation’s text keeps its distance', (_, messages, hours) => {
  const until = apartUntil(messages, 'own', NOW)
  expect(until?.toISOString()).toBe(hours === undefined ? undefined : ago(-hours))
})

const begun = (hours: number, story: object[] = []) =>
  ({ id: momentKey(Date.parse(ago(hours)), derivedId('run')), story }) as Parameters<typeof isStale>[1]

test('the newest reason waits, what was answered is known, and a welcome becomes old', () => {
  const waits = { mark: 'new', since: ago(1), until: ago(-10) }
  expect(isSuperseded({ waits }, { mark: 'old', since: ago(2) }, NOW)).toBe(true)
  expect(isSuperseded({ waits }, { mark: 'new', since: ago(1) }, NOW)).toBe(false)
  expect(isSuperseded({ waits }, { mark: 'newer', since: ago(0) }, NOW)).toBe(false)
  expect(isSuperseded({ waits: { ...waits, until: ago(25) } }, { mark: 'old', since: ago(2) }, NOW)).toBe(false)
  expect(['person', 'assistant', 'automation'].map((by) => isAnsweredSince([says(by, 1)], ago(2)))).toEqual([
    true,
    true,
    false,
  ])
  expect([23, 25].map((hours) => isStale({ on: 'lead_created' }, begun(hours), NOW))).toEqual([false, true])
  expect(isStale({ on: 'vehicle_sold' }, begun(48), NOW)).toBe(false)
  expect(isStale({ on: 'lead_created' }, begun(48, [{ act: 'wait' }]), NOW)).toBe(false)
})

test('a step is as old as the moment that it was meant for, however often it has waited since', () => {
  const id = momentKey(Date.parse(ago(9)), derivedId('run'))
  const line = (step: string, outcome: 'done' | 'waits', hours: number, until?: string) =>
    ({ step, act: 'send', outcome, at: ago(hours), until }) as const
  const meant = (story: object[], woken_at?: string) =>
    meantAt({ id, story, woken_at } as Parameters<typeof meantAt>[0], { id: 'b' })
  expect(meant([])).toBe(ago(9))
  expect(meant([line('a', 'done', 8)])).toBe(ago(8))
  expect(meant([line('a', 'waits', 8, ago(6))], ago(1))).toBe(ago(6))
  expect(meant([line('a', 'waits', 8, ago(-6))], ago(1))).toBe(ago(1))
  expect(meant([line('b', 'waits', 7, ago(1))], ago(1))).toBe(ago(7))
  expect(isLate({ id: momentKey(NOW.getTime() - 60_000, derivedId('run')), story: [] }, { id: 'b' }, NOW)).toBe(false)
})

let ours: TestOrganization
let to: string
const runs: Record<string, string> = {}
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  to = (await ours.connect()).phone_number
  // Nothing leaves on its own by the clock of this machine.
  const days = [-1, 0, 1].map((n) => new Date(Date.now() + n * 24 * HOUR_MS).toISOString().slice(0, 10))
  const settings = [
    { key: 'outreach_holidays', value: JSON.stringify(days), group: 'outreach' },
    { key: 'missed_call_text_enabled', value: 'false', group: 'calls' },
  ]
  expect(await ours.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
  for (const [name, wait] of [
    ['First', []],
    ['Second', [{ act: 'wait', minutes: 120 }]],
  ] as const) {
    const steps = [...wait, { act: 'send', body: `${name} text` }]
    const { body } = await ours.client.post('/api/automations', {
      name,
      trigger: { on: 'call_missed' },
      steps,
      exits: [],
    })
    runs[name] = `/api/automations/${body.automation.id}/runs`
    expect(await ours.client.post(runs[name].replace('runs', 'publish'))).toMatchObject({ status: 200 })
  }
})

test('what waited for the morning leaves one at a time: the newest reason, and none once somebody has answered', async () => {
  const missed = async () => {
    const phone = newCustomer()
    const { body } = await callConsole('POST', 'twilio/calls', { from: phone, to })
    await callConsole('POST', `twilio/calls/${body.sid}`, { status: 'no-answer' })
    return { phone, ...(await eventually(() => findConversation(ours.client, phone))) }
  }
  const storyOf = async (name: string, contact: string) =>
    (await ours.client.get(runs[name] ?? '')).body.data
      .filter((run: { contact: { id: string } }) => run.contact.id === contact)
      .flatMap(({ story }: { story: { act: string; outcome: string; reason: string | null }[] }) =>
        story.flatMap(({ act, outcome, reason }) => (act === 'send' ? [`${outcome} ${reason ?? ''}`.trim()] : [])),
      )
  const [ana, ben] = await Promise.all([missed(), missed()])
  const both = [ana, ben].map(({ row }) => row.contact_id as string)
  for (const contact of both)
    await eventually(async () => expect(await storyOf('First', contact)).toEqual(['waits Outside allowed hours']))
  await eventually(async () => {
    await runDueOf(ours.org, new Date(Date.now() + 3 * HOUR_MS), 'run-automations')
    for (const contact of both) expect(await storyOf('Second', contact)).toEqual(['waits Outside allowed hours'])
  })
  const answer = { body: 'Sorry we missed you, Ben.' }
  expect(await ours.client.post(`/api/chats/sms/${ben.id}/send`, answer, inHours(4))).toMatchObject({ status: 200 })

  const dues = (await ours.client.get(runs.Second ?? '')).body.data.map(({ due_at }: { due_at: string }) => due_at)
  const morning = new Date(dues.toSorted().at(-1))
  await eventually(async () => {
    await runDueOf(ours.org, morning, 'run-automations')
    const stories = await Promise.all(both.flatMap((one) => [storyOf('First', one), storyOf('Second', one)]))
    expect(stories).toEqual([
      ['skipped A newer message took its place'],
      ['done'],
      ['skipped Someone answered in the meantime'],
      ['skipped Someone answered in the meantime'],
    ])
  })
  const textsTo = async (contact: string) =>
    (await ours.client.get(`/api/chats/sms/${conversationIdOf(contact, 'sms')}/messages`)).body.messages
      .filter((one: { direction: string }) => one.direction === 'outbound')
      .map((one: { body: string }) => one.body)
  expect(await Promise.all(both.map(textsTo))).toEqual([['Second text'], [answer.body]])
})

test('a welcome that could not leave for longer than a day is left out', async () => {
  const welcome = { name: 'Welcome', trigger: { on: 'lead_created' }, exits: [], steps: [{ act: 'send', body: 'Hi' }] }
  const { body } = await ours.client.post('/api/automations', welcome)
  const path = `/api/automations/${body.automation.id}`
  expect(await ours.client.post(`${path}/publish`)).toMatchObject({ status: 200 })
  await customerWrites({ from: newCustomer(), to, body: 'Is it there?' })
  const linesOf = async () =>
    (await ours.client.get(`${path}/runs`)).body.data.flatMap(({ story }: { story: { outcome: string }[] }) => story)
  await eventually(async () => expect(await linesOf()).toMatchObject([{ outcome: 'waits' }]))
  const late = new Date(Date.now() + 72 * HOUR_MS)
  await eventually(async () => {
    await runDueOf(ours.org, late, 'run-automations')
    expect(await linesOf()).toMatchObject([{ outcome: 'skipped', reason: 'Came too late to make sense' }])
  })
})
