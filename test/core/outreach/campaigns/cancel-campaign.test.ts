import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { listRecipientPage, putRecipients } from '../../../../functions/core/customers/recipients/door.ts'
import { runCampaign } from '../../../../functions/core/outreach/campaigns/run-campaign.ts'
import { findCampaign, findTally, replaceCampaign } from '../../../../functions/core/outreach/campaigns/store.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { listDue } from '../../../../functions/core/platform/due/store.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { openTestTable } from '../../../table.ts'

/** More than are read at once. */
const PEOPLE = 230
const JOB = 'run-campaigns'
let queues: Awaited<ReturnType<typeof startQueues>>
/** What the queue brought. */
const brought: string[] = []
beforeAll(async () => {
  await openTestTable()
  const queue = { name: JOB, handler: JOB, batchSize: 1, maxReceiveCount: 5, visibilitySeconds: 30 }
  const invoke = async (_: string, { Records }: { Records: { body: string }[] }) => {
    for (const { body } of Records) brought.push(JSON.parse(body).campaign)
  }
  queues = await startQueues({ dir: newFolder('campaigns'), queues: [queue], invoke: invoke as never })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
afterAll(() => queues.stop())

test.each(['takes over 30 seconds', 'is killed'] as const)(
  'a canceled campaign whose worker %s between two pages ends for everybody who waits',
  async (how) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.stubEnv(queueVariable(JOB), how === 'is killed' ? 'http://127.0.0.1:9/nobody' : queues.queueUrl(JOB))
    const [org, id, now] = [provenOrg(newId(new Date())), newId(new Date()), new Date()]
    const texts = { name: 'Spring', body: 'Hi', variables: [], variants: [], user_id: 'ana', user_name: 'Ana' }
    const plan = {
      group_ids: [],
      hold_out: 0,
      pace: 3_600,
      outside_hours: 'wait',
      created_at: now.toISOString(),
    } as const
    const campaign = { org, id, version: 0, status: 'canceling', channel: 'sms', purpose: 'marketing' } as const
    await replaceCampaign({ ...campaign, ...texts, ...plan, group_ids: [], created_at: now.toISOString() }, {})
    const contacts = Array.from({ length: PEOPLE }, (_, n) => `contact${String(n).padStart(4, '0')}`)
    await putRecipients(contacts.map((contact) => ({ org, campaign: id, contact, status: 'planned', variant: 0 })))
    const waiting = async () =>
      (await listRecipientPage({ org, campaign: id }, { limit: PEOPLE })).recipients.filter(
        ({ status }) => status === 'planned',
      ).length

    const first = runCampaign({ org, requestId: 'first', now }, { campaign: id }).catch(() => 'killed')
    await eventually(async () => expect(await waiting()).toBeLessThan(PEOPLE))
    vi.setSystemTime(now.getTime() + 31_000)
    expect(await first).toBe(how === 'is killed' ? 'killed' : undefined)
    expect([await waiting(), (await findCampaign(org, id))?.status]).toEqual([expect.any(Number), 'canceling'])
    expect(await waiting()).toBeGreaterThan(0)

    // The next one begins by the queue, or by the clock.
    const later = new Date(now.getTime() + 120_000)
    const isDue = async () => (await listDue(later)).entries.some(({ org: whose }) => whose === org)
    await eventually(async () => expect(brought.includes(id) || (how === 'is killed' && (await isDue()))).toBe(true))
    await runCampaign({ org, requestId: 'second', now: later }, { campaign: id })
    expect([await waiting(), (await findCampaign(org, id))?.status]).toEqual([0, 'canceled'])
    expect((await findTally(org, id))?.counts).toMatchObject({ total: PEOPLE, left_out: PEOPLE })
  },
)
