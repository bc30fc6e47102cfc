import { type At, type Form, knownCustomer, listOf, StripeRefusal } from './api.ts'
import { newStripeId, type StripeData } from './state.ts'

const DAY = 86_400
const OLDEST_DAYS = 35
const AHEAD_SECONDS = 300

/** Meters, their prices, and what is reported to them (https://docs.stripe.com/api/billing/meter). */
export const meterCalls = {
  'GET /v1/billing/meters': {
    takes: ['status', 'limit'],
    answer: ({ data }: At) => listOf(data.meters.map(asMeter)),
  },
  'POST /v1/billing/meters': { takes: ['display_name', 'event_name', 'default_aggregation'], answer: createMeter },
  'GET /v1/prices': {
    takes: ['lookup_keys', 'active'],
    answer: ({ data }: At, { lookup_keys }: Form) => {
      const wanted = Object.values((lookup_keys ?? {}) as Record<string, string>)
      return listOf(data.prices.filter(({ lookup_key }) => wanted.includes(lookup_key)).map(asPrice))
    },
  },
  'POST /v1/prices': {
    takes: ['currency', 'unit_amount_decimal', 'recurring', 'product_data', 'tax_behavior', 'lookup_key'],
    answer: createPrice,
  },
  'POST /v1/billing/meter_events': {
    takes: ['event_name', 'identifier', 'timestamp', 'payload'],
    answer: report,
  },
}

/** What was reported for a customer in a span of time, as one sum. */
export function summarize({ data }: At, meter: string, { customer, start_time, end_time }: Form) {
  const [from, until] = [Number(start_time), Number(end_time)]
  if (!data.meters.some(({ id }) => id === meter)) throw new StripeRefusal(404, `No such meter: '${meter}'`)
  if (from % 60 !== 0 || until % 60 !== 0) throw new StripeRefusal(400, 'Times must be aligned with minute boundaries.')
  const aggregated_value = sumOf(data, knownCustomer(data, customer), from, until)
  const span = { start_time: from, end_time: until, meter, livemode: false }
  return listOf([{ id: newStripeId('mtrusg'), object: 'billing.meter_event_summary', ...span, aggregated_value }])
}

const sumOf = ({ meter_events }: StripeData, customer: string, from: number, until: number) =>
  meter_events
    .filter((one) => one.customer === customer && one.timestamp >= from && one.timestamp < until)
    .reduce((sum, { value }) => sum + value, 0)

/** What a customer owes for what was reported in a span of time, in whole cents; less than nothing counts as nothing. */
export function owedFor(data: StripeData, customer: string, from: number, until: number): number {
  const cents = Number(data.prices[0]?.unit_amount_decimal ?? 0)
  return Math.round(Math.max(0, sumOf(data, customer, from, until)) * cents)
}

function createMeter({ data, now }: At, { display_name, event_name }: Form) {
  if (data.meters.some((one) => one.event_name === event_name))
    throw new StripeRefusal(400, `There is an active meter with event_name ${event_name} already.`)
  const made = {
    id: newStripeId('mtr'),
    display_name: String(display_name),
    event_name: String(event_name),
    created: now,
  }
  data.meters.push(made)
  return asMeter(made)
}

function createPrice({ data, now }: At, { currency, unit_amount_decimal, recurring, lookup_key }: Form) {
  const { meter } = (recurring ?? {}) as { meter?: string }
  if (!data.meters.some(({ id }) => id === meter)) throw new StripeRefusal(400, `No such meter: '${meter}'`)
  const made = {
    ...{ id: newStripeId('price'), meter: String(meter), lookup_key: String(lookup_key), created: now },
    ...{ currency: String(currency), unit_amount_decimal: String(unit_amount_decimal) },
  }
  data.prices.push(made)
  return asPrice(made)
}

function report({ data, now }: At, { event_name, identifier, timestamp = String(now), payload }: Form) {
  const { stripe_customer_id, value = '' } = (payload ?? {}) as { stripe_customer_id?: string; value?: string }
  const at = Number(timestamp)
  if (!data.meters.some((one) => one.event_name === event_name))
    throw new StripeRefusal(400, `No active meter found for event name ${event_name}.`, 'no_meter')
  const customer = knownCustomer(data, stripe_customer_id)
  if (!/^-?\d{1,15}$/.test(value)) throw new StripeRefusal(400, 'A whole number.', 'meter_event_invalid_value')
  if (at < now - OLDEST_DAYS * DAY) throw new StripeRefusal(400, 'Too old.', 'timestamp_too_far_in_past')
  if (at > now + AHEAD_SECONDS) throw new StripeRefusal(400, 'In the future.', 'timestamp_in_future')
  const isKnown = data.meter_events.some((one) => one.identifier === identifier && one.created > now - DAY)
  if (isKnown) throw new StripeRefusal(400, `An event already exists with identifier ${identifier}.`)
  data.meter_events.push({
    ...{ identifier: String(identifier), customer, value: Number(value), timestamp: at, created: now },
  })
  return {
    ...{ object: 'billing.meter_event', created: now, event_name, identifier, livemode: false },
    ...{ payload: { stripe_customer_id: customer, value }, timestamp: at },
  }
}

const asMeter = ({ id, created, display_name, event_name }: StripeData['meters'][number]) => ({
  ...{ id, object: 'billing.meter', created, updated: created, display_name, event_name, livemode: false },
  ...{ status: 'active', event_time_window: null, status_transitions: { deactivated_at: null } },
  default_aggregation: { formula: 'sum' },
  customer_mapping: { type: 'by_id', event_payload_key: 'stripe_customer_id' },
  value_settings: { event_payload_key: 'value' },
})

const asPrice = ({ meter, ...price }: StripeData['prices'][number]) => ({
  ...{ object: 'price', active: true, type: 'recurring', billing_scheme: 'per_unit', ...price },
  recurring: { interval: 'month', interval_count: 1, usage_type: 'metered', meter },
})
