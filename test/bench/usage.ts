import { setTimeout as wait } from 'node:timers/promises'
import { USAGE_KINDS } from '#contract/billing/usage-kinds.ts'
import { unbilledIn } from '../../functions/core/billing/usage/rules.ts'
import { findMeter, listDays } from '../../functions/core/billing/usage/store.ts'
import { enqueue } from '../../functions/core/platform/aws/queues.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { startDoomedJobs } from './due/start-doomed-jobs.ts'
import type { Figure } from './measure.ts'
import { daysAgo, eventsOf, openStripe, openUser, payPlan, type User } from './usage/open-payer.ts'

const DEALERSHIPS = 50
const DAYS = 25
const EVENTS = DEALERSHIPS * DAYS * USAGE_KINDS.length
const CORRECTED = 500
const KILLS = 20
/** The kills come within so many milliseconds of each other. */
const WITHIN_MS = 6_000
const SETTLED_SECONDS = 1_800

const CATEGORIES = ['sms', 'calls', 'phonenumbers', 'a2p-registration-fees']

/** What numbers from Lotwire cost, billed by the built job while it is killed again and again, against what Twilio charged. */
export async function measureUsage(cloud: BenchCloud): Promise<Figure[]> {
  const stripe = await openStripe(cloud)
  const charged = new Map<User, number>()
  const charge = (user: User, day: string, category: string, micros: number) => {
    user.charge(day, category, 1, micros / 1_000_000)
    charged.set(user, (charged.get(user) ?? 0) + micros)
  }
  const jobs = await startDoomedJobs(cloud, ['settle-usage'], { name: 'usage', visibilitySeconds: 10, isWhole: true })
  try {
    for (let n = 0; n < DEALERSHIPS; n++) {
      const user = await openUser(cloud, `user ${n}`)
      await payPlan(stripe, user, DAYS + 3)
      for (let day = 1; day <= DAYS; day++)
        for (const category of CATEGORIES) charge(user, daysAgo(day), category, randomMicros())
    }
    const users = [...charged.keys()]
    await billDoubled(users)
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(Math.random() * WITHIN_MS)
      await jobs.runs.killAndStart()
    }
    await settled(charged)
    const before = users.reduce((sum, user) => sum + eventsOf(stripe, user).length, 0)
    for (let n = 0; n < CORRECTED; n++) {
      const user = users[n % DEALERSHIPS] as User
      charge(user, daysAgo(1 + (Math.floor(n / DEALERSHIPS) % DAYS)), 'calls', randomMicros() - 60_000)
    }
    await billDoubled(users)
    await settled(charged)
    const off = users.filter((user) => sumOf(stripe, user) !== charged.get(user)).length
    const all = users.flatMap((user) => eventsOf(stripe, user))
    const doubled = all.length - new Set(all.map(({ identifier }) => identifier)).size
    return [
      {
        measure: `${EVENTS} usage events of ${DEALERSHIPS} dealerships, every job doubled, ${KILLS} kills, then ${CORRECTED} corrections: billed against what Twilio charged`,
        floor: '—',
        ours: `${off} dealerships off, ${doubled} events doubled; ${before} events, ${all.length - before} corrections`,
        reach: 'equal to the cent',
        isReached: off === 0 && doubled === 0 && before === EVENTS,
      },
    ]
  } finally {
    await jobs.stop()
    await stripe.stop()
  }
}

/** Twilio's prices have five decimals. */
const randomMicros = () => 10 * (100 + Math.floor(Math.random() * 10_000))

const sumOf = (stripe: Parameters<typeof eventsOf>[0], user: User) =>
  eventsOf(stripe, user).reduce((sum, { value }) => sum + value, 0)

/** As the night has it, twice. */
const billDoubled = async (users: readonly User[]) => {
  for (const { ctx } of [...users, ...users]) await enqueue('settle-usage', { org: ctx.org })
}

/**
 * Waits until every dealership's ledger has all that was charged, and all of it is billed; one after another, for the
 * twins answer in this process, and a look that they leave without an answer is taken again.
 */
async function settled(charged: ReadonlyMap<User, number>): Promise<void> {
  const left = [...charged]
  for (const until = Date.now() + SETTLED_SECONDS * 1000; left[0] && Date.now() < until; )
    if (await isSettled(left[0]).catch(() => false)) left.shift()
    else await wait(1_000)
}

async function isSettled([{ ctx }, charged]: [User, number]): Promise<boolean> {
  const { org } = ctx
  const [days, { pending }] = await Promise.all([listDays(org, daysAgo(DAYS), daysAgo(1)), findMeter(org)])
  const micros = days.flatMap(({ kinds }) => Object.values(kinds)).reduce((sum, one) => sum + one.micros, 0)
  return !pending && micros === charged && unbilledIn(days).length === 0
}
