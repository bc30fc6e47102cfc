import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let account: TwilioAccount
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const DAY_MS = 86_400_000
/** Noon in California on a Tuesday about so many days from now, when every customer may be written to. */
const noon = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS)
  day.setUTCHours(20, 0, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day
}
const after = (time: Date, days: number) => new Date(time.getTime() + days * DAY_MS)

async function customer({ agrees = true, says = 'Is the truck still there?' } = {}) {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: says })
  const { row } = await findConversation(ours.client, phone)
  const id = row.contact_id as string
  const consent = { purpose: 'marketing', state: 'given', channel: 'sms', method: 'in_person', text: 'Yes, offers.' }
  if (agrees) expect((await ours.client.post(`/api/contacts/${id}/consents`, consent)).status).toBe(200)
  return { id, phone }
}

const DEFINITION = {
  trigger: { on: 'quiet', days: 90, pace: 2 },
  conditions: null,
  steps: [{ id: 'ask', act: 'send' as const, body: 'Are you still looking?' }],
  purpose: 'marketing' as const,
  cool_down_minutes: 0,
}

test('a wave a day finds who is quiet already, the latest first and each once, until another word; who is left out is told', async () => {
  const [ana, ben, cam] = [await customer(), await customer(), await customer()]
  const stopped = await customer()
  await customerWrites({ from: stopped.phone, to: account.phone_number, body: 'STOP' })
  const silent = await customer({ agrees: false })
  const buyer = await customer()
  expect((await ours.client.put(`/api/contacts/${buyer.id}`, { stage: 'sold' })).status).toBe(200)

  const { body } = await ours.client.post('/api/automations', { name: 'Wake up', exits: [], ...DEFINITION })
  const { id } = body.automation
  expect(await ours.client.post(`/api/automations/${id}/publish`)).toMatchObject({ status: 200 })
  const { takeTask } = await import('../../functions/core/outreach/runs/take-task.ts')
  const { addPeople, writeWave } = await import('../../functions/core/outreach/runs/add-people.ts')
  const { findWave } = await import('../../functions/core/outreach/runs/wave-store.ts')
  const { findPublished } = await import('../../functions/core/outreach/automations/door.ts')
  const { getWavePreview } = await import('../../functions/core/outreach/runs/get-wave-preview.ts')
  const { asAutomation } = await import('../../functions/core/outreach/runs/as-automation.ts')
  const workAt = (now: Date) => ({ org: provenOrg(ours.org), requestId: 'wave', now })
  const take = (task: 'plan' | 'wave', now: Date) =>
    takeTask(workAt(now), { task, automation: id, contact: '', about: '' })
  const countAt = async (now: Date) => {
    const { trigger, ...more } = DEFINITION
    const { size, left_out } = await getWavePreview(asAutomation(workAt(now), { id: 'm', name: 'M' }), {
      ...{ ...more, id, days: trigger.days },
    })
    return { size, left_out }
  }
  const runs = async () => {
    const { data } = (await ours.client.get(`/api/automations/${id}/runs`)).body
    return data.map((run: { contact: { id: string }; status: string; reason: string | null }) =>
      [run.contact.id, run.status, run.reason].filter(Boolean).join(' '),
    )
  }

  // As if it were published then.
  const day = noon(100)
  await take('plan', day)
  expect(await countAt(day)).toEqual({ size: 5, left_out: { opted_out: 1, no_consent: 1 } })
  expect(await countAt(noon(20))).toEqual({ size: 0, left_out: {} })

  // Taken again after a crash, and side by side, it takes up the same two.
  await take('wave', day)
  await Promise.all([take('wave', day), take('wave', day)])
  const first = [`${cam.id} done`, `${ben.id} done`, `${stopped.id} left_out Opted out`]
  first.push(`${silent.id} left_out Hasn’t opted in to offers`)
  await eventually(async () => expect((await runs()).toSorted()).toEqual(first.toSorted()))
  expect(await countAt(day)).toEqual({ size: 3, left_out: { opted_out: 1, no_consent: 1 } })

  // Killed between two pages of people, it goes on with whom it had found.
  const next = { at: after(day, 1).toISOString(), is_open: true, people: [] }
  const [wave, version] = [await findWave(provenOrg(ours.org), id), await findPublished(provenOrg(ours.org), id, 1)]
  const opened = wave && (await writeWave(wave, next))
  const half = opened && version && (await addPeople(workAt(after(day, 1)), version, opened))
  expect(half).toMatchObject({ is_open: true, people: [{ contact: ana.id }] })
  await take('wave', after(day, 1))
  await take('wave', after(day, 2))
  const all = [...first, `${ana.id} done`]
  await eventually(async () => expect((await runs()).toSorted()).toEqual(all.toSorted()))

  // Another word begins another silence.
  const hours = (after(day, 3).getTime() - Date.now()) / 3_600_000
  await customerWrites({ from: ben.phone, to: account.phone_number, body: 'Maybe in spring' }, inHours(hours))
  await take('wave', after(day, 91))
  expect(await countAt(after(day, 98))).toMatchObject({ size: 3 })
  await take('wave', after(day, 98))
  const again = [...all, `${ben.id} done`]
  await eventually(async () => expect((await runs()).toSorted()).toEqual(again.toSorted()))
  const { messages } = await findConversation(ours.client, ben.phone)
  expect(messages.filter(({ direction }: { direction: string }) => direction === 'outbound')).toHaveLength(2)
})
