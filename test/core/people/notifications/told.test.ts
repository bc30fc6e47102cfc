import { beforeAll, expect, test } from 'vitest'
import { checkMissed } from '../../../../functions/core/messaging/conversations/check-missed.ts'
import { INBOXES } from '../../../../functions/core/people/notifications/notice-inboxes.ts'
import { recordNews } from '../../../../functions/core/people/notifications/record-news.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(openTestTable)
beforeAll(installMeter)

test('a page that listens too late for a notice learns that it missed one, and that costs no write but the notice', async () => {
  const ctx = manager()
  const since = new Date(Date.now() - 1).toISOString()
  expect(await checkMissed(ctx, { since })).toEqual({ missed: false })
  // Of something of an hour ago; nobody is told here, where there is no Events API.
  const news = {
    inbox: INBOXES.managers,
    kind: 'webhook_off',
    about: 'A',
    at: new Date(Date.now() - 3_600_000),
  } as const
  const { writeUnits } = await metered(() => recordNews(ctx.org, [news]).catch(() => {}))
  expect(writeUnits).toBe(1)
  expect(await checkMissed(ctx, { since })).toEqual({ missed: true })
  expect(await checkMissed(ctx, { since: new Date(Date.now() + 1).toISOString() })).toEqual({ missed: false })
})
