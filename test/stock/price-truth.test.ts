import { beforeAll, describe, expect, test } from 'vitest'
import { besideAmount, shownPrice } from '../../functions/contract/stock/price-rule.ts'
import { mayQuotePrice } from '../../functions/core/assistant/replies/fact-rules.ts'
import { factText } from '../../functions/core/assistant/replies/fact-text.ts'
import { vehicleFactsOf } from '../../functions/core/assistant/tools/vehicle-facts-of.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import { composeStep } from '../../functions/core/outreach/runs/compose-step.ts'
import { unasked } from '../../functions/core/platform/access.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { findLot } from '../../functions/core/stock/catalogue/door.ts'
import { readPolicy } from '../../functions/core/stock/prices/read-policy.ts'
import { findVehicle } from '../../functions/core/stock/vehicles/door.ts'
import { customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { fillLot, type Vehicle } from '../core/stock/inventory/lot.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { visitPage } from '../pages/visit-page.ts'

const TOTAL = 'includes all fees but taxes and registration'
const USUAL = 'plus taxes, title, registration, and dealer fees'
const OWN = 'plus taxes and an $85 document fee'

/** The same car in every state; each has a year of its own, by which a list shows it. */
const CARS = {
  plain: { year: 2011, price: 2_145_000 },
  dropped: { year: 2012, price: 2_145_000, previous_price: 2_300_000, msrp: 2_800_000 },
  sold: { year: 2013, price: 2_145_000, availability: 'sold' },
  reserved: { year: 2014, price: 2_145_000, previous_price: 2_300_000, msrp: 2_800_000, availability: 'reserved' },
  one: { year: 2015, price: 100 },
  nines: { year: 2016, price: 999_999_900 },
  monthly: { year: 2017, price: 39_900 },
  none: { year: 2018 },
} as const satisfies Record<string, Partial<Vehicle>>
type Car = keyof typeof CARS
const PRICED: readonly Car[] = ['plain', 'dropped']

interface Dealership {
  ours: TestOrganization
  ids: Record<Car, string>
  base: string
  dealer: string
  contact: string
}

async function openDealership(state: string, said: object): Promise<Dealership> {
  const { url: base } = await openCloud()
  const ours = await newOrganization()
  const account = await ours.connect()
  const org = provenOrg(ours.org)
  const cars = Object.entries(CARS).map(([key, car]) => ({ key, make: 'Ford', model: 'Escape', ...car }))
  const stored = await fillLot(org, cars)
  const ids = Object.fromEntries(stored.map(({ key, id }) => [key, id])) as Record<Car, string>
  await ours.client.put(`/api/organizations/${ours.org}`, { state })
  expect(await ours.client.put('/api/inventory/prices', said)).toMatchObject({ status: 200 })
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'Hola' })
  const { row } = await findConversation(ours.client, phone)
  return { ours, ids, base, dealer: (await findLot(org, true))?.dealer_id ?? '', contact: row.contact_id as string }
}

const stripped = (html: string) =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** What each path says of a car, as its reader gets it. */
const PATHS: Record<string, (at: Dealership, car: Car) => Promise<string>> = {
  'its page': async ({ base, ids }, car) => {
    const { html } = await visitPage(`${base}/vehicle/${ids[car]}?lang=en`)
    // Similar vehicles have prices of their own.
    return stripped(html.split('class="similar"')[0] ?? '')
  },
  'its page’s preview': async ({ base, ids }, car) => {
    const { meta } = await visitPage(`${base}/vehicle/${ids[car]}?lang=en`)
    return [meta['og:title'], meta['og:description'], meta.description].join(' | ')
  },
  'what is shared from its page': async ({ base, ids }, car) => {
    const { html } = await visitPage(`${base}/vehicle/${ids[car]}?lang=en`)
    return / data-text="([^"]*)"/.exec(html)?.[1] ?? ''
  },
  'its data for search engines': async ({ base, ids }, car) => {
    const { data } = await visitPage(`${base}/vehicle/${ids[car]}?lang=en`)
    const offer = data[0]?.offers
    return offer?.price ? `$${Number(offer.price).toLocaleString('en-US')} ${offer.description}` : JSON.stringify(data)
  },
  'its dealer’s page': async ({ base, dealer }, car) => {
    const { html } = await visitPage(`${base}/dealer/${dealer}?lang=en&sort=year_desc`)
    const card = html.split('<li class="card car">').find((one) => one.includes(`${CARS[car].year} Ford`))
    return stripped(card ?? '')
  },
  'the public API': async ({ ours, ids }, car) => {
    const { status, body } = await ours.client.get(`/api/public/vehicles/${ids[car]}`)
    if (status !== 200) return ''
    const { price, msrp, previous_price, shown_price: shown } = body.vehicle
    const written = shown ? `$${shown.amount.toLocaleString('en-US')} ${shown.words.en}` : ''
    return [written, ...(shown ? [] : [price, msrp, previous_price].filter(Boolean).map((one) => `$${one}`))].join(' ')
  },
  'the picker’s message': async ({ ours, ids }, car) => {
    const { body } = await ours.client.get(`/api/inventory/${ids[car]}`)
    const { shown_price: shown } = body
    return shown ? besideAmount(`$${shown.amount.toLocaleString('en-US')}`, shown, 'en') : 'Call for price'
  },
  'a card of the board, or a line of the palette': async ({ ours, ids }, car) => {
    const { body } = await ours.client.get(`/api/inventory/facts?ids=no-such-car,${ids[car]}`)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([ids[car]])
    const [{ shown_price: shown }] = body.data
    return shown ? besideAmount(`$${shown.amount.toLocaleString('en-US')}`, shown, 'en') : ''
  },
  'the assistant': async ({ ours, ids }, car) => {
    const org = provenOrg(ours.org)
    const [vehicle, policy] = await Promise.all([findVehicle(org, ids[car]), readPolicy(org)])
    const facts = vehicle && vehicleFactsOf(vehicle, policy)
    return facts && mayQuotePrice(facts, policy.isTotalOnly) ? factText(facts, 'price', 'en') : ''
  },
  'an automation, or a template in it': async ({ ours, ids, contact: id }, car) => {
    const now = new Date()
    const org = provenOrg(ours.org)
    const contact = await findContact(unasked({ org }), id)
    if (!contact) throw new Error('the contact is there')
    const step = { act: 'send', body: 'Now {{price|ask us}}.' } as never
    const known = await composeStep({ org, now }, { run: { vehicle: ids[car] }, contact, step })
    const bare = { act: 'send', template_id: 't', variables: ['{{price}}'] } as never
    const template = await composeStep({ org, now }, { run: { vehicle: ids[car] }, contact, step: bare })
    expect(template.reason === 'no_price').toBe(!('body' in known.content && known.content.body?.includes('$')))
    return JSON.stringify([known.content, template.content])
  },
}

const KINDS: [string, string, object, string | undefined][] = [
  ['whose prices are total', 'TX', { prices_are_total: true }, TOTAL],
  ['that says nothing of its prices', 'TX', {}, USUAL],
  ['with a line of its own', 'TX', { fee_line: { en: OWN } }, OWN],
  ['that wants only total prices, and has none', 'TX', { total_price_only: true }, undefined],
  ['in California without total prices', 'California', { total_price_only: false }, undefined],
  ['in California with total prices', 'CA', { prices_are_total: true }, TOTAL],
]

describe.each(KINDS)('a dealership %s', (_, state, said, words) => {
  let at: Dealership
  beforeAll(async () => {
    at = await openDealership(state, said)
  })

  test.each(Object.keys(PATHS))('%s says a price with its words, or none', async (path) => {
    for (const car of Object.keys(CARS) as Car[]) {
      const told = (await PATHS[path]?.(at, car)) ?? ''
      const other = told.replaceAll(OWN, '')
      if (words && PRICED.includes(car)) {
        expect(told, car).toContain('$21,450')
        expect(told, car).toContain(words)
      } else expect(other, car).not.toMatch(/\$\s?\d|21.?450/)
    }
  })

  test('a price that isn’t shown is none to search and sort by', async () => {
    const { html } = await visitPage(`${at.base}/dealer/${at.dealer}?lang=en&price=30000`)
    const found = html.split('<li class="card car">').length - 1
    expect(found).toBe(words ? PRICED.length : 0)
  })
})

test('who says that prices are total is kept, with the date, until it is taken back', async () => {
  const { client } = await newOrganization()
  const before = (await client.get('/api/inventory/prices')).body
  expect(before).toMatchObject({ prices_are_total: false, said_at: null, said_by: null, is_by_law: false })
  await client.put('/api/assistant', { prices_are_total: true })
  const { body } = await client.get('/api/inventory/prices')
  expect(body).toMatchObject({ prices_are_total: true, said_by: expect.stringMatching(/\w/) })
  expect(Date.now() - Date.parse(body.said_at)).toBeLessThan(60_000)
  await client.put('/api/inventory/prices', { fee_line: { es: 'más impuestos' } })
  expect((await client.get('/api/inventory/prices')).body).toMatchObject({ said_at: body.said_at })
  expect((await client.get('/api/assistant')).body).toMatchObject({ prices_are_total: true, total_price_only: false })
  const { data } = (await client.get('/api/audit')).body
  const done = data.map(({ action }: { action: string }) => action)
  expect(done.filter((one: string) => one === 'prices_changed')).toHaveLength(2)
  await client.put('/api/inventory/prices', { prices_are_total: false })
  expect((await client.get('/api/inventory/prices')).body).toMatchObject({ said_at: null, said_by: null })
})

test('California’s law can’t be switched off', async () => {
  const { client, org } = await newOrganization()
  await client.put(`/api/organizations/${org}`, { state: 'ca' })
  await client.put('/api/assistant', { total_price_only: false })
  expect((await client.get('/api/assistant')).body).toMatchObject({ total_price_only: true })
  expect((await client.get('/api/inventory/prices')).body).toMatchObject({ total_price_only: true, is_by_law: true })
})

test.each([0, 1, 499, 999_999, 9_999_999, 1_234_567, 6_000_000, -5, Number.NaN, null])('%s is no price', (price) => {
  const vehicle = { price, availability: 'available' }
  expect(shownPrice(vehicle, { isTotal: true, isTotalOnly: false, feeLine: {} })).toBeUndefined()
})

test('short facts are of one’s own dealership’s vehicles alone', async () => {
  const [theirs, others] = [await newOrganization(), await newOrganization()]
  const [car] = await fillLot(provenOrg(theirs.org), [{ key: 'a', make: 'Ford', model: 'Escape' }])
  const countAs = async ({ client }: TestOrganization) =>
    (await client.get(`/api/inventory/facts?ids=${car?.id}`)).body.data.length
  expect([await countAs(theirs), await countAs(others)]).toEqual([1, 0])
})
