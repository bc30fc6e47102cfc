import { USAGE_KINDS } from '#contract/billing/usage-kinds.ts'
import type { Work } from '../../platform/ctx.ts'
import { listDays } from './store.ts'
import { dayOf } from './usage-days.ts'

const MICROS = 1_000_000

/** Lists the costs of numbers that Lotwire bought, since a day (UTC), by kind, in dollars; kinds without any are left out. */
export async function listUsage({ org, now }: Pick<Work, 'org' | 'now'>, since: string) {
  const days = since > dayOf(now) ? [] : await listDays(org, since, dayOf(now))
  return USAGE_KINDS.map((kind) => {
    const used = days.flatMap(({ kinds }) => kinds[kind] ?? [])
    const micros = used.reduce((sum, one) => sum + one.micros, 0)
    return { kind, units: Math.round(used.reduce((sum, one) => sum + one.units, 0)), cost: micros / MICROS }
  }).filter(({ units, cost }) => units > 0 || cost !== 0)
}
