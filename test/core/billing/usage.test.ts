import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDoubles } from '../../../functions/core/billing/plans/end-doubles.ts'
import { endPlan } from '../../../functions/core/billing/plans/end-plan.ts'
import { getBilling } from '../../../functions/core/billing/plans/get-billing.ts'
import { settleUsage } from '../../../functions/core/billing/plans/settle-usage.ts'
import { startCheckout } from '../../../functions/core/billing/plans/start-checkout.ts'
import { sendEvent } from '../../../functions/core/billing/stripe/usage-meter.ts'
import { sendUsage } from '../../../functions/core/billing/usage/send-usage.ts'
import { findMeter, replaceDay, replaceMeter } from '../../../functions/core/billing/usage/store.ts'
import { daysBefore } from '../../../functions/core/billing/usage/usage-days.ts'
import { User as Person, teamOf } from '../../../functions/core/people/accounts/entity.ts'
import { changeAccount, findConnection } from '../../../functions/core/telephony/connections/door.ts'
import { startMail } from '../../../lib/local/mail.ts'
import { type BenchCloud, startBenchCloud } from '../../bench/bench-cloud.ts'
import { daysAgo, eventsOf, openStripe, openUser, pay, payPlan, type User } from '../../bench/usage/open-payer.ts'

const DAY_MS = 86_400_000

let cloud: BenchCloud
let stripe: Awaited<ReturnType<typeof openStripe>>
beforeAll(async () => {
  cloud = await startBenchCloud()
  stripe = await openStripe(cloud)
})
afterAll(() => Promise.all([cloud.stop(), stripe.stop()]))

const bill = ({ ctx }: User) => settleUsage({ ...ctx, now: new Date() })
const valuesOf = (user: User) => eventsOf(stripe, user).map(({ value }) => value)

test('what numbers from Lotwire cost is billed once by day and kind, from the first whole day of a plan, and corrected', async () => {
  const user = await openUser(cloud, 'billed')
  user.charge(daysAgo(12), 'calls', 60, 0.84)
  user.charge(daysAgo(3), 'sms', 40, 0.316)
  user.charge(daysAgo(3), 'sms-messages-carrierfees', 40, 0.12)
  user.charge(daysAgo(2), 'a2p-registration-fees', 1, 19.5)
  user.charge(daysAgo(0), 'sms', 5, 0.05)
  await bill(user)
  expect(valuesOf(user)).toEqual([])

  await payPlan(stripe, user, 10)
  await Promise.all([bill(user), bill(user)])
  await bill(user)
  expect(valuesOf(user)).toEqual([436_000, 19_500_000])
  expect((await getBilling({ ...user.ctx, now: new Date() })).usage).toEqual([
    { kind: 'texts', units: 40, cost: 0.436 },
    { kind: 'registration', units: 1, cost: 19.5 },
  ])

  user.charge(daysAgo(3), 'sms', 1, 0.01)
  user.charge(daysAgo(2), 'a2p-registration-fees', 0, -4.5)
  await bill(user)
  expect(valuesOf(user)).toEqual([436_000, 19_500_000, 10_000, -4_500_000])
  expect(new Set(eventsOf(stripe, user).map(({ identifier }) => identifier)).size).toBe(4)
})

test('an event that a kill left behind is billed once, wherever that was', async () => {
  const user = await openUser(cloud, 'killed')
  const { ctx } = user
  await payPlan(stripe, user, 10)
  const own = Object.values(stripe.list().customers).find(({ metadata }) => metadata.org === ctx.org)
  const [customer, from] = [String(own?.id), daysAgo(20)]
  const cases = [
    { left: [], daysLater: 0 },
    { left: ['sent'], daysLater: 0 },
    { left: ['sent', 'noted'], daysLater: 0 },
    { left: ['sent'], daysLater: 2 },
    { left: [], daysLater: 2 },
  ]
  for (const [n, { left, daysLater }] of cases.entries()) {
    const day = daysAgo(5 + n)
    const pending = { day, kind: 'minutes', event: 1, micros: 1_000 + n, at: new Date().toISOString() } as const
    await replaceMeter(await findMeter(ctx.org), { pending })
    if (left.includes('sent')) await sendEvent({ org: ctx.org, customer, ...pending })
    const billed = left.includes('noted') ? { billed: pending.micros, events: 1 } : { billed: 0, events: 0 }
    const of = { minutes: { units: 1, micros: pending.micros, ...billed } }
    await replaceDay({ org: ctx.org, day, version: 0, account: 'AC1', kinds: {} }, of)

    stripe.clock.offsetDays = daysLater
    const now = new Date(Date.now() + daysLater * DAY_MS)
    for (let times = 0; times < 2; times++) await sendUsage({ ...ctx, now }, daysBefore(now), { customer, from })
    stripe.clock.offsetDays = 0
    expect(valuesOf(user)).toEqual(cases.slice(0, n + 1).map((_, before) => 1_000 + before))
  }
})

test('what numbers cost until the day on which a dealership goes is on its last invoice', async () => {
  const user = await openUser(cloud, 'leaving')
  await payPlan(stripe, user, 10)
  user.charge(daysAgo(1), 'calls', 10, 0.14)
  user.charge(daysAgo(0), 'sms', 40, 0.4)
  const [last] = await endPlan({ ...user.ctx, now: new Date() })
  expect(last).toMatchObject({ total: 54, status: 'paid' })
  await endPlan({ ...user.ctx, now: new Date() })
  expect(valuesOf(user)).toEqual([140_000, 400_000])
})

test('a dealership pays its own Twilio account by itself', async () => {
  const user = await openUser(cloud, 'own')
  await payPlan(stripe, user, 10)
  const seen = await findConnection(user.ctx.org)
  if (seen) await changeAccount(seen, { is_ours: false })
  user.charge(daysAgo(3), 'calls', 10, 0.14)
  await bill(user)
  expect(valuesOf(user)).toEqual([])
  expect((await getBilling({ ...user.ctx, now: new Date() })).usage).toEqual([])
})

test('what was used is on the invoice of its period, to the cent', async () => {
  const user = await openUser(cloud, 'invoiced')
  await payPlan(stripe, user, 3)
  user.charge(daysAgo(1), 'calls', 1, 0.0149)
  user.charge(daysAgo(1), 'sms', 1, 0.0083)
  await bill(user)
  stripe.clock.offsetDays = 31
  stripe.catchUp(user.ctx.org)
  stripe.clock.offsetDays = 0
  const { invoices, customers } = stripe.list()
  const own = invoices.filter(({ customer }) => customers[customer]?.metadata.org === user.ctx.org)
  expect(own.map(({ total }) => total)).toEqual([40_002, 40_000])
})

test('who paid twice gets one payment back and one mail, also where the job was killed before it could mail them', async () => {
  const { ctx } = await openUser(cloud, 'twice')
  const at = ctx.now.toISOString()
  await Person.build(PutItemCommand)
    .item({
      ...{ id: ctx.caller.id, org: ctx.org, role: 'owner', first_name: 'Olga', last_name: 'Ortiz' },
      ...{ email: 'olga@twice.example', org_name: 'Twice', verified_at: at, team: teamOf(ctx.org), team_at: at },
    })
    .send()
  let isDown = true
  const mail = await startMail({
    dir: cloud.dir,
    off: (_, response) => isDown && Boolean(response.writeHead(400).end('{}')),
  })
  Object.assign(process.env, {
    ...{ AWS_ENDPOINT_URL_SESV2: mail.url, MAIL_FROM: 'desk@lotwire.example' },
    AUDIT_KEY: 'a key',
  })
  const tabs = [await startCheckout(ctx), await startCheckout(ctx)]
  for (const { url } of tabs) await pay(url)
  const own = () => {
    const { customers, subscriptions, refunds, invoices } = stripe.list()
    const isTheirs = ({ customer }: { customer: string }) => customers[customer]?.metadata.org === ctx.org
    const paid = invoices.filter(isTheirs).map(({ id }) => id)
    return {
      plans: Object.values(subscriptions).filter((one) => isTheirs(one) && one.status === 'active').length,
      refunds: refunds.filter(({ invoice }) => paid.includes(invoice)).length,
      mails: mail.mails('olga@twice.example').length,
    }
  }
  await expect(endDoubles(ctx)).rejects.toThrow()
  isDown = false
  // Whoever claimed the mail may still be at it.
  await endDoubles(ctx)
  expect(own()).toEqual({ plans: 2, refunds: 1, mails: 0 })
  // A day later Stripe does not know a repeat by its key any more.
  stripe.list().answered = {}
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 25 * 3_600_000) }
  await endDoubles(later)
  await endDoubles(later)
  expect(own()).toEqual({ plans: 1, refunds: 1, mails: 1 })
  await mail.stop()
})
