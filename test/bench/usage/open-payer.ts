import { startCheckout } from '../../../functions/core/billing/plans/start-checkout.ts'
import { syncBilling } from '../../../functions/core/billing/plans/sync-billing.ts'
import { changeAccount, findConnection } from '../../../functions/core/telephony/connections/door.ts'
import { openTwilio } from '../../../functions/core/telephony/twilio/twilio.ts'
import { startStripe } from '../../../lib/local/stripe.ts'
import { type BenchCloud, connectDealership } from '../bench-cloud.ts'

const DAY_MS = 86_400_000

/** The twin of Stripe with a clock of its own, and this process's calls to it. */
export async function openStripe({ dir }: Pick<BenchCloud, 'dir'>) {
  const clock = { offsetDays: 0 }
  const now = () => Date.now() + clock.offsetDays * DAY_MS
  const stripe = await startStripe({ dir: `${dir}/stripe`, publicUrl: 'http://127.0.0.1:9', now })
  Object.assign(process.env, { STRIPE_BASE_URL: stripe.url, STRIPE_SECRET_KEY: stripe.secretKey })
  return { ...stripe, clock }
}
type Stripe = Awaited<ReturnType<typeof openStripe>>

/** A dealership whose account Lotwire opened, with what it is charged there; no plan yet. */
export async function openUser({ twilio }: BenchCloud, name: string) {
  const opened = await (await openTwilio(twilio.parent)).openSubaccount(name)
  const { ctx } = await connectDealership({ ...opened, phone_number: '+14155550123' })
  const seen = await findConnection(ctx.org)
  if (!seen) throw new Error('It is not connected.')
  await changeAccount(seen, { is_ours: true })
  const { account_sid } = opened
  return {
    ctx,
    charge: (day: string, category: string, units: number, price: number) =>
      twilio.charge({ account_sid, day, category, units, price }),
  }
}
export type User = Awaited<ReturnType<typeof openUser>>

/** Pays on Stripe's page by a card that works. */
export const pay = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }), redirect: 'manual' })

/** Pays the plan, as of so many days ago. */
export async function payPlan({ clock }: Stripe, { ctx }: User, daysAgo: number): Promise<void> {
  clock.offsetDays = -daysAgo
  await pay((await startCheckout(ctx)).url)
  clock.offsetDays = 0
  await syncBilling(ctx)
}

/** What was reported to Stripe of a dealership, the first event first. */
export function eventsOf(stripe: Stripe, { ctx }: User) {
  const { customers, meter_events } = stripe.list()
  const own = Object.values(customers).find(({ metadata }) => metadata.org === ctx.org)
  return meter_events.filter(({ customer }) => customer === own?.id)
}

/** A day (UTC), so many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
