import type { UsageKind } from '#contract/billing/usage-kinds.ts'
import { PLAN } from '#contract/people/plan.ts'
import { requestStripe } from './request-stripe.ts'
import type { StripeCalls } from './stripe-types.ts'

/** The name of the meter, of its events, and the key under which its price is found. */
const NAME = 'lotwire_usage'

/** A meter counts whole numbers: millionths of a dollar, each for a ten-thousandth of a cent. */
const CENTS_A_MICRO = '0.0001'

/** The price of what numbers cost that Lotwire bought, for a subscription; made with its meter when first needed. */
export async function findUsagePrice(): Promise<string> {
  const params = { lookup_keys: [NAME], active: true }
  const { data } = await requestStripe('GET', '/v1/prices', { params })
  return data[0]?.id ?? (await createPrice(await findOrCreateMeter()))
}

async function findMeter(): Promise<string | undefined> {
  const { data } = await requestStripe('GET', '/v1/billing/meters', { params: { status: 'active', limit: 100 } })
  return data.find(({ event_name }) => event_name === NAME)?.id
}

async function findOrCreateMeter(): Promise<string> {
  const known = await findMeter()
  if (known) return known
  const params: StripeCalls['POST /v1/billing/meters']['sent'] = {
    display_name: NAME,
    event_name: NAME,
    default_aggregation: { formula: 'sum' },
  }
  return (await requestStripe('POST', '/v1/billing/meters', { params, once: `meter ${NAME}` })).id
}

async function createPrice(meter: string): Promise<string> {
  const params: StripeCalls['POST /v1/prices']['sent'] = {
    currency: PLAN.currency.toLowerCase(),
    unit_amount_decimal: CENTS_A_MICRO,
    recurring: { interval: 'month', usage_type: 'metered', meter },
    product_data: { name: PLAN.usageName },
    tax_behavior: 'exclusive',
    lookup_key: NAME,
  }
  return (await requestStripe('POST', '/v1/prices', { params, once: `price ${NAME}` })).id
}

interface UsageEvent {
  org: string
  customer: string
  day: string
  kind: UsageKind
  /** Of this day and kind. */
  event: number
  /** Below zero where Twilio charges less than was billed. */
  micros: number
  /** ISO 8601. */
  at: string
}

/** Bills a day's cost of one kind; the same event again within a day is recognized, and bills nothing. */
export async function sendEvent({ org, customer, day, kind, event, micros, at }: UsageEvent): Promise<void> {
  const identifier = `${org}:${day}:${kind}:${event}`
  const params = {
    event_name: NAME,
    identifier,
    timestamp: Math.floor(Date.parse(at) / 1000),
    payload: { stripe_customer_id: customer, value: String(micros) },
  }
  await requestStripe('POST', '/v1/billing/meter_events', { params, once: identifier })
}

/** Finds out if an event arrived of which that is not known, by the sum of the events of its time's day (UTC). */
export async function hasArrived(of: { customer: string; on: string; before: number; micros: number }) {
  const { customer, on, before, micros } = of
  const from = Date.parse(on) / 1000
  const meter = await findMeter()
  const { data } = await requestStripe('GET', `/v1/billing/meters/${meter}/event_summaries`, {
    params: { customer, start_time: from, end_time: from + 86_400 },
  })
  const sum = data.reduce((total, { aggregated_value }) => total + aggregated_value, 0)
  if (sum !== before && sum !== before + micros)
    throw new Error(`Stripe has ${sum} of ${customer} on ${on}, and should have ${before} or ${before + micros}.`)
  return sum !== before
}
