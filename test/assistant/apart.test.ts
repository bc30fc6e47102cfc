import { beforeAll, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'

const HOUR_MS = 3_600_000
/** Noon in California on a coming Tuesday, when every customer may be written to. */
const NOON = (() => {
  const day = new Date(Date.now() + 48 * HOUR_MS)
  day.setUTCHours(20, 0, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.getTime()
})()
const after = (seconds: number) => new Date(NOON + seconds * 1000)

let ours: TestOrganization
let to: string
let runs: string
let model: Awaited<ReturnType<typeof openModel>>
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  to = (await ours.connect()).phone_number
  model = await openModel(ours.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
  })
  const { body } = await ours.client.post('/api/automations', {
    name: 'Welcome',
    trigger: { on: 'lead_created' },
    steps: [
      { act: 'wait', minutes: 60 },
      { act: 'send', body: 'Thanks for reaching out!' },
    ],
  })
  runs = `/api/automations/${body.automation.id}/runs`
  expect(await ours.client.post(runs.replace('runs', 'publish'))).toMatchObject({ status: 200 })
})
const mode = async (is: string) =>
  expect(await ours.client.put('/api/assistant', { mode: is })).toMatchObject({ status: 200 })

type Run = { contact: { id: string }; status: string; story: { act: string; outcome: string }[] }

/** A lead who wrote at noon; the assistant is turned on a moment later, so that it comes when the test says. */
async function lead() {
  await mode('off')
  const phone = newCustomer()
  await customerWrites({ from: phone, to, body: 'Good morning' }, inHours((NOON - Date.now()) / HOUR_MS))
  await allFollowed()
  await mode('always')
  const { row, id, messages } = await findConversation(ours.client, phone)
  const contact = row.contact_id as string
  const asked = { org: ours.org, contact, conversation: id, message: messages.at(-1)?.id }
  await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'greet' }]] } }] })
  const run = async (): Promise<Run | undefined> =>
    (await ours.client.get(runs)).body.data.find((one: Run) => one.contact.id === contact)
  return {
    turnAt: (seconds: number) => runJob('answer-customers', { ...asked, found_at: after(seconds).toISOString() }),
    said: async () =>
      (await findConversation(ours.client, phone)).messages.flatMap((one) =>
        one.direction === 'outbound' ? [/^Thanks for reaching/.test(one.body) ? 'welcome' : 'answer'] : [],
      ),
    status: async () => (await run())?.status,
    /** What became of the automation's text, each time it was looked at. */
    sends: async () => (await run())?.story.flatMap(({ act, outcome }) => (act === 'send' ? [outcome] : [])),
  }
}

const runAt = (seconds: number) => runDueOf(ours.org, after(seconds), 'run-automations')

test('an automation waits for an answer that is on its way, and a welcome after it is left out', async () => {
  const ana = await lead()
  expect(await runAt(5)).toBe(1)
  await eventually(async () => expect(await ana.sends()).toEqual(['waits']))
  await ana.turnAt(10)
  expect(await ana.said()).toEqual(['answer'])
  await eventually(async () => expect(await runAt(80)).toBe(1))
  await eventually(async () => expect(await ana.status()).toBe('ended'))
  expect(await ana.sends()).toEqual(['waits'])
  expect(await ana.said()).toEqual(['answer'])
})

test('an answer waits until a minute after what an automation said', async () => {
  const ben = await lead()
  await mode('off')
  expect(await runAt(5)).toBe(1)
  await eventually(async () => expect(await ben.said()).toEqual(['welcome']))
  await mode('always')
  await ben.turnAt(10)
  expect(await ben.said()).toEqual(['welcome'])
  await ben.turnAt(66)
  expect(await ben.said()).toEqual(['welcome', 'answer'])
})
