import { setTimeout as wait } from 'node:timers/promises'
import { openClock } from './fortnight/console.ts'
import { customersOf } from './fortnight/customers.ts'
import { openDealership } from './fortnight/dealership.ts'
import { deskOf } from './fortnight/desk.ts'
import { judgeReminders, judgeReports, judgeTexts } from './fortnight/judge.ts'
import { openLedger } from './fortnight/ledger.ts'
import { type Act, planDay } from './fortnight/plan.ts'
import { A_DAY, randomBy } from './fortnight/town.ts'
import { withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'

const DAYS = Number(process.env.DAYS ?? 14)
const DAY_MS = 86_400_000
/** The demonstration dealership's midnight, in winter. */
const MIDNIGHT_UTC_HOURS = 8
/** Passes under a kill. */
const PASSING_MS = 5 * 60_000
/** What waits at the end, and the reports' own delay. */
const AFTER_MS = 3 * 3_600_000

/**
 * A fortnight of a dealership with every system on, against a ledger of its own: two dozen leads a day by every way in,
 * two kills of everything a day in the midst of work, on a clock that goes from one due moment to the next.
 */
export async function measureFortnight(): Promise<Figure[]> {
  return withLocalCloud(async ({ url }, _, killAndStart) => {
    const began = Date.now()
    const random = randomBy(43)
    const clock = openClock(url)
    const ledger = openLedger()
    const place = await openDealership(url)
    const customers = customersOf(place, ledger, clock)
    const desk = deskOf(place, ledger, clock, random)
    const first =
      Math.ceil((Date.now() - MIDNIGHT_UTC_HOURS * 3_600_000) / DAY_MS) * DAY_MS + MIDNIGHT_UTC_HOURS * 3_600_000
    await clock.passTo(first)

    const plan: Act[] = []
    for (let day = 0; day < DAYS; day++) {
      const at = first + day * DAY_MS
      const kills = new Set([0.35, 0.75].map((share) => at + share * DAY_MS))
      plan.push(...planDay({ day, at, random, customers, desk, place, ledger, plan: (act) => void plan.push(act) }))
      for (const kill of kills) plan.push({ at: kill, isKill: true, run: async () => {} })
      for (let next = takeNext(plan, at + DAY_MS); next; next = takeNext(plan, at + DAY_MS)) {
        await clock.passTo(next.at)
        if (next.isKill) await killAmid(takeSome(plan, 3))
        else await next.run()
      }
      const { out, atNight, afterStop, doubled } = await judgeTexts(url, ledger, first)
      const found = `${atNight.length} by night, ${afterStop.length} after a STOP, ${doubled.length} doubled`
      const seconds = Math.round((Date.now() - began) / 1000)
      console.error(`day ${day + 1}: ${ledger.leads.length} leads, ${out} texts: ${found}; ${seconds} s`)
    }
    await clock.passTo(first + DAYS * DAY_MS + AFTER_MS)

    const texts = await judgeTexts(url, ledger, first)
    const dayOf = (day: number) => new Date(first + day * DAY_MS).toISOString().slice(0, 10)
    const wrong = await judgeReports(place, ledger, texts, { from: dayOf(0), to: dayOf(DAYS - 1) })
    const reminders = await judgeReminders(place, ledger, clock.now())
    for (const [what, found] of Object.entries({ ...texts, wrong, reminders }))
      if (Array.isArray(found)) for (const one of found) if (typeof one === 'string') console.error(`${what}: ${one}`)
    const minutes = ((Date.now() - began) / 60_000).toFixed(1)
    const measure = `a fortnight of ${DAYS} days: ${ledger.leads.length} leads (${A_DAY} a day by every way in), ${texts.out} texts, ${texts.automatic} of them by themselves, ${ledger.kills} kills, in ${minutes} minutes`
    return [
      zero(`${measure}; automatic texts in the recipient’s night`, texts.atNight),
      zero('of these, after a STOP', texts.afterStop),
      zero('of all texts, doubled', texts.doubled),
      zero(`of ${ledger.reminders.length} reminders, not told by their time or told before`, reminders),
      zero('reports that say something else than the ledger', wrong),
    ]

    /** Kills everything while these acts are under way; what then has no answer is done again, as its sender would. */
    async function killAmid(acts: Act[]) {
      const doing = acts.map((act) => ({
        act,
        done: act.run().then(
          () => true,
          () => false,
        ),
      }))
      const passing = clock.passTo(clock.now() + PASSING_MS).catch(() => {})
      await wait(random() * 300)
      await killAndStart(() => {
        ledger.kills++
      })
      await passing
      await clock.read()
      for (const { act, done } of doing) if (!(await done)) await act.again?.()
    }
  }, 'none')
}

/** Takes the earliest act before a moment out of the plan. */
function takeNext(plan: Act[], until: number): Act | undefined {
  plan.sort((a, b) => a.at - b.at)
  return plan[0] && plan[0].at < until ? plan.shift() : undefined
}

/** Takes the next acts out of the plan that may be cut off. */
function takeSome(plan: Act[], most: number): Act[] {
  const some = plan.filter(({ again }) => again).slice(0, most)
  for (const act of some) plan.splice(plan.indexOf(act), 1)
  return some
}

const zero = (measure: string, found: string[]): Figure => ({
  measure,
  floor: '—',
  ours: String(found.length),
  reach: '0',
  isReached: found.length === 0,
})
