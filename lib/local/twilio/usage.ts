import { listOf } from './page.ts'
import type { Account, Charge, Resource } from './records.ts'
import type { Handler, Simulator } from './simulator.ts'

const V2010 = '/api/2010-04-01/Accounts/{AccountSid}'
const DAILY = `${V2010}/Usage/Records/Daily.json`

/** In dollars: a minute of a call, a number's month, a brand, and a campaign. */
const PRICES = { calls: 0.014, phonenumbers: 1.15, brand: 4.5, campaign: 15 }
const UNITS: Record<string, string> = { sms: 'segments', calls: 'minutes', phonenumbers: 'numbers' }

/** What an account is charged, by day and category. */
export const usage: Record<string, Handler> = {
  [`GET ${DAILY}`]: (sim, { account, query }) => {
    const [category, from = '', to = '9999'] = ['Category', 'StartDate', 'EndDate'].map(
      (name) => query.get(name) ?? undefined,
    )
    const days = new Map<string, Charge>()
    for (const charge of chargesOf(sim, account)) {
      if ((category && charge.category !== category) || charge.day < from || charge.day > to) continue
      const name = `${charge.day}|${charge.category}`
      const { units, price } = days.get(name) ?? { units: 0, price: 0 }
      days.set(name, { ...charge, units: units + charge.units, price: price + charge.price })
    }
    const path = `/2010-04-01/Accounts/${account.account_sid}/Usage/Records/Daily.json`
    const rows = [...days].map(([sid, charge]) => ({ sid, charge }))
    return listOf('usage_records', path, rows, query, ({ charge }) => render(charge, path))
  },
}

export const charge = ({ store }: Simulator, one: Charge) =>
  store.put('charge', String(store.keys('charge').length), one)

function* chargesOf({ store }: Simulator, { account_sid }: Account): Generator<Charge> {
  for (const one of store.all('message'))
    if (one.account_sid === account_sid && one.price !== null)
      yield {
        ...{ account_sid, day: dayOf(one.created_at), units: one.num_segments, price: -Number(one.price) },
        category: one.sender.startsWith('whatsapp:') ? 'channels' : 'sms',
      }
  const own = (kind: 'call' | 'number' | 'brand' | 'campaign') =>
    store.all(kind).filter((one) => one.account_sid === account_sid)
  for (const call of own('call')) {
    const minutes = Math.ceil(Number(call.duration ?? 0) / 60)
    if (minutes > 0) yield chargeOf(call, 'calls', minutes, PRICES.calls * minutes)
  }
  for (const number of own('number')) yield chargeOf(number, 'phonenumbers', 1, PRICES.phonenumbers)
  for (const kind of ['brand', 'campaign'] as const)
    for (const one of own(kind)) yield chargeOf(one, 'a2p-registration-fees', 1, PRICES[kind])
  for (const charge of store.all('charge')) if (charge.account_sid === account_sid) yield charge
}

const dayOf = (at: number | string) => new Date(at).toISOString().slice(0, 10)

const chargeOf = ({ account_sid, date_created }: Resource, category: string, units: number, price: number): Charge => ({
  ...{ account_sid, category, units, price },
  day: dayOf(String(date_created)),
})

function render({ account_sid, day, category, units, price }: Charge, path: string) {
  const unit = UNITS[category] ?? category
  return {
    account_sid,
    api_version: '2010-04-01',
    as_of: `${day}T23:59:59+00:00`,
    category,
    count: String(units),
    count_unit: unit,
    description: category,
    end_date: day,
    price: price.toFixed(5),
    price_unit: 'usd',
    start_date: day,
    subresource_uris: {},
    uri: `${path}?Category=${category}&StartDate=${day}&EndDate=${day}`,
    usage: String(units),
    usage_unit: unit,
  }
}
