import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { HOUR_MS, type Line, NOON, publishAutomation, type Run, runDueAfterNoon } from './publish-automation.ts'

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const runDue = (hours = 0) => runDueAfterNoon(ours, hours)
const publish = (steps: Parameters<typeof publishAutomation>[1], more = {}) => publishAutomation(ours, steps, more)

async function customer(body = 'Is the truck still there?') {
  const phone = newCustomer()
  const write = (words: string) => customerWrites({ from: phone, to: account.phone_number, body: words })
  await write(body)
  const { id, row } = await findConversation(ours.client, phone)
  const sent = async (): Promise<string[]> =>
    ((await ours.client.get(`/api/chats/sms/${id}/messages`)).body.messages as { direction: string; body: string }[])
      .filter(({ direction }) => direction === 'outbound')
      .map((message) => message.body)
  return { phone, write, conversation: id, contact: row.contact_id as string, sent }
}

const waits = async (runs: () => Promise<Run[]>) => {
  const found = await eventually(async () => {
    const [run] = await runs()
    expect(run).toMatchObject({ status: 'active', due_at: expect.any(String) })
    return run
  })
  return found as Run
}

describe('a sequence', () => {
  test('takes its steps by the clock, each exactly once however often the job is repeated', async () => {
    const drip = await publish([
      { id: 'first', act: 'wait', minutes: 60 },
      { id: 'hello', act: 'send', body: 'Hi {{first_name|there}}, still looking?' },
      { id: 'later', act: 'wait', minutes: 2 * 24 * 60 },
      { id: 'again', act: 'send', body: 'One more thing.' },
    ])
    const ana = await customer()
    const { id: run, due_at: due } = await waits(drip.runs)
    expect(await ana.sent()).toEqual([])

    await runDue()
    await eventually(async () => expect(await ana.sent()).toEqual(['Hi there, still looking?']))
    const { takeTask } = await import('../../functions/core/outreach/runs/take-task.ts')
    const work = { org: provenOrg(ours.org), requestId: 'again', now: new Date(NOON) }
    const wake = { task: 'wake', automation: drip.id, contact: ana.contact, about: run, due: due ?? '' } as const
    await Promise.all([1, 2, 3].map(() => takeTask(work, wake)))
    expect(await ana.sent()).toHaveLength(1)

    await waits(drip.runs)
    await runDue(49)
    await eventually(async () => expect((await drip.runs())[0]).toMatchObject({ status: 'done', due_at: null }))
    expect(await ana.sent()).toEqual(['Hi there, still looking?', 'One more thing.'])
    const { body } = await ours.client.get(`/api/contacts/${ana.contact}/automation-runs`)
    expect(body.data[0].story.map(({ act, outcome }: Line) => `${act} ${outcome}`)).toEqual([
      'wait waits',
      'send done',
      'wait waits',
      'send done',
    ])
    await drip.remove()
  })

  test('ends where the customer has replied, and sends nothing after a STOP', async () => {
    const drip = await publish(
      [
        { act: 'wait', minutes: 60 },
        { act: 'send', body: 'Still looking?' },
      ],
      {
        exits: ['replied'],
      },
    )
    const [ben, cam] = [await customer(), await customer()]
    await eventually(async () => expect(await drip.runs('active')).toHaveLength(2))
    await ben.write('Yes, tomorrow')
    await cam.write('STOP')
    await runDue()
    await eventually(async () =>
      expect((await drip.runs('ended')).map(({ reason }) => reason).sort()).toEqual(['They opted out', 'They replied']),
    )
    expect([await ben.sent(), await cam.sent()]).toEqual([[], []])
    await drip.remove()
  })

  test('keeps the version that it began with', async () => {
    const steps = (body: string) => [
      { act: 'wait', minutes: 60 },
      { act: 'send', body },
    ]
    const drip = await publish(steps('As it was.'))
    const dan = await customer()
    await waits(drip.runs)
    expect((await ours.client.put(drip.path, { steps: steps('As it is.') })).body.automation).toMatchObject({
      version: 1,
      has_changes: true,
    })
    expect((await ours.client.post(`${drip.path}/publish`)).body.automation).toMatchObject({
      version: 2,
      has_changes: false,
    })
    await runDue()
    await eventually(async () => expect(await dan.sent()).toEqual(['As it was.']))
    await eventually(async () => expect(await drip.runs()).toMatchObject([{ version: 1, status: 'done' }]))
    await drip.remove()
  })

  test('waits while it is paused, and ends where it is deleted', async () => {
    const drip = await publish([
      { act: 'wait', minutes: 60 },
      { act: 'send', body: 'Held back.' },
    ])
    const eve = await customer()
    await waits(drip.runs)
    expect((await ours.client.post(`${drip.path}/pause`)).body.automation.status).toBe('paused')
    await runDue()
    await eventually(async () => expect((await drip.runs())[0]).toMatchObject({ status: 'active', due_at: null }))
    expect(await eve.sent()).toEqual([])

    await ours.client.post(`${drip.path}/resume`)
    const fay = await customer()
    await eventually(async () => expect((await drip.runs()).map(({ contact }) => contact.id)).toContain(fay.contact))
    // Resumed by the machine's own clock, it may have to wait for the customer's hours.
    await runDue(24)
    await eventually(async () => expect(await eve.sent()).toEqual(['Held back.']))

    const gus = await customer()
    await eventually(async () => expect((await drip.runs()).map(({ contact }) => contact.id)).toContain(gus.contact))
    await drip.remove()
    await eventually(async () => {
      const { body } = await ours.client.get(`/api/contacts/${gus.contact}/automation-runs`)
      expect(body.data).toMatchObject([{ status: 'ended', reason: 'The automation was deleted' }])
    })
  })
})

test('a run that was interrupted between two steps is taken up by the message that began it, or woke it', async () => {
  const drip = await publish([
    { act: 'note', text: 'Before.' },
    { act: 'wait_until', on: 'message_received', hours: 48 },
    { act: 'note', text: 'After.' },
  ])
  const pam = await customer()
  const { id } = await waits(drip.runs)
  const [first] = (await findConversation(ours.client, pam.phone)).messages
  const { takeTask } = await import('../../functions/core/outreach/runs/take-task.ts')
  const { findRun, replaceRun } = await import('../../functions/core/outreach/runs/store.ts')
  const work = { org: provenOrg(ours.org), requestId: 'again', now: new Date() }
  const interruptAt = async (at: number) => {
    const run = await findRun(work.org, drip.id, id)
    if (run) await replaceRun(run, { at, due_at: undefined, awaits: undefined })
  }
  const of = { automation: drip.id, contact: pam.contact }
  await interruptAt(1)
  await takeTask(work, { ...of, task: 'start', about: first?.id ?? '', at: first?.sent_at ?? '' })
  expect((await drip.runs())[0]).toMatchObject({ status: 'active', due_at: expect.any(String) })
  await interruptAt(2)
  await takeTask(work, { ...of, task: 'wake', about: id, event: 'message_received' })
  expect((await drip.runs())[0]).toMatchObject({ status: 'done' })
  await drip.remove()
})

test('whoever was only written to by an automation stands in the inbox, where nobody has to answer', async () => {
  const drip = await publish(
    [
      { act: 'wait', minutes: 60 },
      { act: 'send', body: 'We moved.' },
    ],
    {
      trigger: { on: 'labeled', label: 'Urgent' },
    },
  )
  const kai = await customer()
  const phone = newCustomer()
  const { id } = (await ours.client.post('/api/contacts', { first_name: 'Uma', last_name: 'Reyes', phone })).body
  const contact = async () => (await ours.client.get(`/api/contacts/${id}`)).body
  expect(await contact()).toMatchObject({ conversation_id: null })
  await ours.client.put(`/api/contacts/${id}`, { add_labels: ['Urgent'] })
  await waits(drip.runs)
  await runDue()
  const chats = async (query: string) => {
    const { data } = (await ours.client.get(`/api/chats/recent-by-contact?per_page=200&${query}`)).body
    return data.map(({ contact_id }: { contact_id: string }) => contact_id)
  }
  await eventually(async () => expect(await chats('status=active')).toContain(id))
  expect(await chats('search=Uma')).toEqual([id])
  const { data } = (await ours.client.get('/api/chats/recent-by-contact?search=Uma')).body
  expect(data).toMatchObject([{ last_message: 'We moved.', unread_count: 0 }])
  expect(await contact()).toMatchObject({ conversation_id: data[0].sms_conversation_id })
  expect(await chats('waiting=unreplied')).not.toContain(id)
  // Kai wrote after they were added, and stands above them.
  await kai.write('Hello?')
  expect((await chats('status=active')).slice(0, 1)).toEqual([kai.contact])

  // A colleague's customer is in no list of who else is not to see them.
  const [agent, colleague] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
  const runs = async () => (await agent.client.get(`${drip.path}/runs`)).body.data
  expect(await runs()).toMatchObject([{ contact: { id } }])
  await assign(ours.client, { contact_id: id }, colleague.id)
  expect(await runs()).toEqual([])
  await drip.remove()
})

test('automations that set each other off are cut, and managers are told', async () => {
  const moves = (from: string, to: string) =>
    publish([{ act: 'stage', stage: to }], { trigger: { on: 'stage_changed', stage: from } })
  const [one, other] = [await moves('contacted', 'working_deal'), await moves('working_deal', 'contacted')]
  const hal = await customer()
  expect(await ours.client.put(`/api/contacts/${hal.contact}`, { stage: 'contacted' })).toMatchObject({ status: 200 })
  await eventually(async () =>
    expect((await one.runs()).map(({ status, reason }) => `${status} ${reason}`).sort()).toEqual([
      'cut Automations were setting each other off',
      'done null',
    ]),
  )
  expect(await other.runs()).toMatchObject([{ status: 'done' }])
  await eventually(async () => {
    const { body } = await ours.client.get('/api/notifications')
    expect(JSON.stringify(body)).toContain('automation_cut')
  })
  await Promise.all([one.remove(), other.remove()])
})

test('two that start each other run once each', async () => {
  const trigger = { on: 'labeled', label: 'Urgent' }
  const one = await publish([{ act: 'note', text: 'First.' }], { trigger })
  const other = await publish([{ act: 'start', automation_id: one.id }], { trigger: { on: 'handed_over' } })
  await ours.client.put(one.path, { steps: [{ act: 'start', automation_id: other.id }] })
  expect(await ours.client.post(`${one.path}/publish`)).toMatchObject({ status: 200 })
  const ned = await customer()
  await ours.client.put(`/api/contacts/${ned.contact}`, { add_labels: ['Urgent'] })
  await eventually(async () => expect((await one.runs()).map(({ status }) => status).sort()).toEqual(['cut', 'done']))
  expect(await other.runs()).toMatchObject([{ status: 'done' }])
  await Promise.all([one.remove(), other.remove()])
})

test('a try says what would happen, when, and why not, and does nothing', async () => {
  const drip = await publish(
    [
      { act: 'send', body: 'Hi {{first_name|there}}!' },
      { act: 'wait', minutes: 24 * 60 },
      {
        act: 'branch',
        conditions: { stage: 'sold' },
        // biome-ignore lint/suspicious/noThenProperty: the wire's name; nobody awaits a step.
        then: [{ act: 'note', text: 'Sold already.' }],
        else: [{ act: 'send', body: 'Any news?' }],
      },
    ],
    { trigger: { on: 'voicemail' } },
  )
  const ivy = await customer()
  const tried = async () => (await ours.client.post(`${drip.path}/try`, { contact_id: ivy.contact })).body.steps
  const steps = await tried()
  expect(steps.map(({ act, why_not }: { act: string; why_not: string | null }) => [act, why_not])).toEqual([
    ['send', null],
    ['wait', null],
    ['branch', null],
    ['send', null],
  ])
  expect(steps[0].would).toContain('Hi there!')
  expect(Date.parse(steps[3].at) - Date.parse(steps[0].at)).toBeGreaterThanOrEqual(24 * HOUR_MS)
  await ivy.write('STOP')
  await eventually(async () => expect((await tried())[0].why_not).toBe('Opted out'))
  expect([await drip.runs(), await ivy.sent()]).toEqual([[], []])
  await drip.remove()
})

test('what cannot work is told where it is built, and is not published', async () => {
  const { body } = await ours.client.post('/api/automations', {
    name: 'Broken',
    trigger: { on: 'unanswered' },
    steps: [
      { id: 'a', act: 'label', label: 'No such label' },
      { id: 'b', act: 'send', body: 'Hi {{surname}}' },
    ],
  })
  const { id, problems } = body.automation
  expect(problems.map(({ step }: { step: string | null }) => step)).toEqual([null, 'a', 'b'])
  const refused = await ours.client.post(`/api/automations/${id}/publish`)
  expect(refused.status).toBe(422)
  await ours.client.delete(`/api/automations/${id}`)
})

test('fifty steps are taken one after the other; one more is refused in words, in a branch too', async () => {
  const note = { act: 'note', text: 'One more.' }
  const long = await publish([{ act: 'wait', minutes: 60 }, ...Array.from({ length: 49 }, () => note)])
  const kim = await customer()
  await waits(long.runs)
  await runDue()
  await eventually(async () => expect((await long.runs())[0]).toMatchObject({ status: 'done' }))
  expect((await long.runs())[0]?.story).toHaveLength(50)
  expect((await ours.client.get(`/api/contacts/${kim.contact}/notes`)).body.notes).toHaveLength(49)

  const list = (count: number) => Array.from({ length: count }, () => note)
  expect(await ours.client.put(long.path, { steps: list(51) })).toMatchObject({ status: 422 })
  // biome-ignore lint/suspicious/noThenProperty: the wire's name; nobody awaits a step.
  const branch = { act: 'branch', conditions: { stage: 'sold' }, then: list(25), else: list(25) }
  const { body } = await ours.client.put(long.path, { steps: [branch] })
  expect(body.automation.problems).toMatchObject([{ step: null, text: 'Use at most 50 steps.' }])
  expect((await ours.client.post(`${long.path}/publish`)).status).toBe(422)
  await long.remove()
})

test('a step whose stage has gone is passed over and told; a run whose contact was deleted ends', async () => {
  const { stage } = (await ours.client.post('/api/stages', { name: 'Waiting for parts' })).body
  const drip = await publish([
    { act: 'wait', minutes: 60 },
    { id: 'move', act: 'stage', stage: stage.id },
    { act: 'note', text: 'Went on.' },
  ])
  const lea = await customer()
  await waits(drip.runs)
  const max = await customer()
  await eventually(async () => expect(await drip.runs()).toHaveLength(2))
  const { id: left } = (await drip.runs()).find(({ contact }) => contact.id === max.contact) as Run

  expect(await ours.client.delete(`/api/stages/${stage.id}`, { move_to: 'new' })).toMatchObject({ status: 204 })
  expect((await ours.client.delete(`/api/contacts/${max.contact}`)).status).toBe(204)
  expect((await ours.client.get(drip.path)).body.automation.problems).toMatchObject([
    { step: 'move', text: 'This stage no longer exists.' },
  ])
  await runDue()
  await eventually(async () => expect(await drip.runs()).toMatchObject([{ status: 'done' }]))
  const [run] = await drip.runs()
  expect(run?.contact.id).toBe(lea.contact)
  expect(run?.story.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
    'wait waits',
    'stage skipped',
    'note done',
  ])
  expect(run?.story[1]?.reason).toMatch(/stage/)
  const { findRun } = await import('../../functions/core/outreach/runs/store.ts')
  await eventually(async () =>
    expect(await findRun(provenOrg(ours.org), drip.id, left)).toMatchObject({ status: 'ended', reason: 'gone' }),
  )
  await drip.remove()
})
