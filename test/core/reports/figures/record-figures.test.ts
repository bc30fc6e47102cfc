import { beforeAll, expect, test } from 'vitest'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { listFigures } from '../../../../functions/core/reports/figures/list-figures.ts'
import { recordFigures } from '../../../../functions/core/reports/figures/record-figures.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { shown } from '../../platform/changes/records.ts'

beforeAll(openTestTable)
beforeAll(installMeter)

const contact = (id: string, heard: Date, last = heard) =>
  shown(id, {
    assignee: 'tess',
    opened_at: '2026-01-01T00:00:00.000Z',
    channels: { sms: { inbound: 1, unread: 1, last_inbound_at: heard.toISOString() } },
    last_message_at: last.toISOString(),
  }) as unknown as ContactItem

test('a customer counts once a day and an answer once, however often they are told, for a unit of writing each', async () => {
  const ctx = manager()
  const [daysAgo, later] = [-5 * 86_400_000, 90_000].map((ms) => new Date(ctx.now.getTime() + ms))
  const before = contact('anna', daysAgo as Date, ctx.now)
  const told = [
    { before: undefined, after: contact('ben', ctx.now) },
    { before, after: contact('anna', ctx.now) },
    { before: contact('ben', ctx.now), after: contact('ben', ctx.now, later) },
  ]
  for (const change of [...told, ...told]) await recordFigures(ctx.org, [change])
  const { data } = await listFigures(ctx, { days: 7 })
  expect(data.at(-1)).toMatchObject({ customers: 2, answers: 1, answer_seconds: 90 })
  const { writeUnits } = await metered(() => recordFigures(ctx.org, [{ before, after: contact('anna', ctx.now) }]))
  expect(writeUnits).toBe(1)
})
