import { DEFAULT_STAGES } from '#contract/customers/stages.ts'
import { listMarkedBoard } from '../../functions/core/messaging/unread/list-marked-board.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { loadContacts } from './contacts.ts'
import { manager } from './dealership.ts'
import type { Figure } from './measure.ts'

const CONTACTS = 10_000
const MOST_UNITS = 60

/** The server's reads for the board of 9 stages × 50 cards. */
export async function measureBoard(): Promise<Figure[]> {
  installMeter()
  const ctx = manager()
  await loadContacts(ctx.org, CONTACTS, [], (i) => DEFAULT_STAGES[i % DEFAULT_STAGES.length]?.id ?? 'new')
  const agent: Ctx = { ...ctx, caller: { ...ctx.caller, role: 'agent' } }
  const figures: Figure[] = []
  for (const by of [ctx, agent]) {
    const spent = await metered(() => listMarkedBoard(by, { limit: 50, search: '' }))
    figures.push({
      measure: `board of 9 stages × 50 cards in ${CONTACTS} contacts, ${by.caller.role}`,
      floor: '—',
      ours: `${spent.reads} reads; ${spent.readUnits} RRU`,
      reach: `≤ ${MOST_UNITS} RRU`,
      isReached: spent.readUnits <= MOST_UNITS,
    })
  }
  return figures
}
