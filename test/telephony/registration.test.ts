import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { reasonOf } from '#contract/telephony/registration-reasons.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { refusalsOf } from '../../functions/core/telephony/registrations/rules.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { callConsole, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { buyNumber } from '../own-account.ts'
import { runJob } from '../run-job.ts'

const TAX_ID = '41-7263549'
const FORM = {
  legal_name: 'Mesa Verde Motors LLC',
  tax_id: TAX_ID,
  business_type: 'llc',
  website: 'https://mesaverde.example',
  address: { street: '12 Main St', city: 'Austin', region: 'TX', postal_code: '78701', country: 'US' },
  representative: {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@mesaverde.example',
    phone_number: '(512) 555-0140',
    title: 'Owner',
    position: 'CEO',
  },
}

/** A dealership with an account of ours and a number. */
async function newDealership(areaCode = '713') {
  const org = await newOrganization()
  expect(await org.client.post('/api/connect/start')).toMatchObject({ status: 200 })
  const offers = (await org.client.get(`/api/connect/numbers?area_code=${areaCode}`)).body.data
  const { phone_number } = offers[Math.floor(Math.random() * offers.length)]
  expect(await org.client.post('/api/connect/numbers', { phone_number })).toMatchObject({ status: 200 })
  const { accounts } = (await callConsole('GET', 'twilio/accounts')).body
  const account = (accounts as TwilioAccount[]).find((one) => one.phone_number === phone_number)
  if (!account) throw new Error('There is no account with this number.')
  return { ...org, account }
}
type Dealership = Awaited<ReturnType<typeof newDealership>>

const path = '/api/connect/registration'
const read = async (of: TestOrganization) => (await of.client.get(path)).body
const save = (of: TestOrganization, form: object) => of.client.put(path, form)
const submit = (of: TestOrganization) => of.client.post(`${path}/submit`)
const decide = (
  { account: { account_sid } }: Dealership,
  kind: string,
  status: string,
  code?: string,
  decided = false,
) => callConsole('POST', 'twilio/registration', { kind, status, code, account_sid, decided })
/** What somebody is told of the registration, newest first. */
const told = async ({ client }: Pick<TestOrganization, 'client'>) => {
  await allFollowed()
  const { data }: { data: Notification[] } = (await client.get('/api/notifications')).body
  return data.filter(({ kind }) => kind.startsWith('registration_'))
}
const awaitsCarriers = async ({ client, org }: TestOrganization) =>
  (await client.get(`/api/organizations/${org}`)).body.awaits_carriers
/** What an account of ours has made at Twilio. */
async function resources({ account }: Dealership, address: string, list: string): Promise<Record<string, unknown>[]> {
  const { environment } = await openCloud()
  const { account_sid, auth_token, messaging_service_sid } = account
  const authorization = `Basic ${btoa(`${account_sid}:${auth_token}`)}`
  const filled = address.replace('{service}', messaging_service_sid).replace('{account}', account_sid)
  const answer = await fetch(`${environment.TWILIO_BASE_URL}/${filled}`, { headers: { authorization } })
  return (await answer.json())[list]
}
/** Reads until it is so; reading makes it go on, every other second. */
const readUntil = (of: TestOrganization, wanted: object) =>
  eventually(async () => {
    const body = await read(of)
    expect(body).toMatchObject(wanted)
    return body
  })
/** Looks as often as Twilio may have decided something, as its job does each minute. */
const until = (of: TestOrganization, wanted: object) =>
  eventually(async () => {
    await runJob('sync-registrations', { org: of.org })
    const body = await read(of)
    expect(body).toMatchObject(wanted)
    return body
  })

describe('a dealership', () => {
  let ours: Dealership
  beforeAll(async () => {
    ours = await newDealership()
  })

  test('keeps what it enters in parts, and is told what is missing', async () => {
    expect(await save(ours, { website: FORM.website })).toMatchObject({ status: 200 })
    expect((await submit(ours)).body.errors).toMatchObject({
      legal_name: expect.any(String),
      tax_id: expect.any(String),
    })
    const { body } = await save(ours, { tax_id: TAX_ID })
    expect(body.form).toMatchObject({ website: FORM.website, has_tax_id: true, tax_id_last4: '3549' })
    expect((await save(ours, { tax_id: '123' })).status).toBe(422)
    expect((await save(ours, { business_type: 'sole_proprietor' })).body.message).toMatch(/EIN/)
  })

  test('is registered step by step, and its tax number is gone once Twilio has it', async () => {
    expect(await save(ours, FORM)).toMatchObject({ status: 200 })
    expect((await submit(ours)).body.state).toBe('under_way')
    expect((await save(ours, { website: 'https://other.example' })).status).toBe(409)
    const body = await readUntil(ours, { state: 'approved' })
    expect(body.steps.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`)).toEqual([
      'business done',
      'messaging done',
      'brand done',
      'campaign done',
      'numbers done',
    ])
    expect(JSON.stringify(body)).not.toMatch(/7263549|tax_id":"/)
    const { findRegistration } = await import('../../functions/core/telephony/registrations/store.ts')
    expect((await findRegistration(provenOrg(ours.org)))?.tax_id).toBeUndefined()
    expect((await ours.client.get('/api/connect')).body.registration).toMatchObject({ state: 'approved' })
    const [campaign] = await resources(ours, 'messaging/v1/Services/{service}/Compliance/Usa2p', 'compliance')
    expect(campaign).toMatchObject({
      us_app_to_person_usecase: 'LOW_VOLUME',
      privacy_policy_url: expect.stringMatching(/\/texting\/\w+\/privacy$/),
    })
  })

  test('keeps what carriers approved, and is told at the field why and what to do', async () => {
    expect((await read(ours)).fixed).toEqual(['legal_name', 'tax_id', 'business_type', 'country', 'volume'])
    const address = { ...FORM.address, country: 'CA' }
    for (const [field, change] of Object.entries({
      business_type: { business_type: 'corporation' },
      'address.country': { address },
      volume: { volume: 'standard' },
    }))
      expect((await save(ours, change)).body.errors, field).toEqual({ [field]: expect.stringMatching(/write to us/) })
    expect((await save(ours, { business_type: FORM.business_type, address: FORM.address })).status).toBe(200)
  })

  test('is told once, with the reason, when an approval is taken back, and when it is given again', async () => {
    const spanish = await ours.addMember({ role: 'manager', language: 'es' })
    expect(await awaitsCarriers(ours)).toBe(false)
    await decide(ours, 'campaign', 'SUSPENDED', undefined, true)
    await until(ours, { state: 'refused', refusals: [{ step: 'campaign', is_final: true }] })
    await runJob('sync-registrations', { org: ours.org })
    // What is told within a second stands in either order.
    const refusals = async (reader: Pick<TestOrganization, 'client'>) =>
      (await told(reader)).filter(({ kind }) => kind === 'registration_refused').map(({ detail }) => detail)
    expect(await refusals(ours)).toEqual([expect.stringMatching(/have suspended this registration/)])
    expect(await refusals(spanish)).toEqual([expect.stringMatching(/suspendieron este registro/)])
    expect(await awaitsCarriers(ours)).toBe(true)

    await decide(ours, 'campaign', 'VERIFIED', undefined, true)
    await until(ours, { state: 'approved', refusals: [] })
    const kinds = (await told(ours)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['registration_approved', 'registration_refused'])
    expect(await awaitsCarriers(ours)).toBe(false)
  })
})

test('after a break behind any call at Twilio it goes on, and makes each thing once', async () => {
  const ours = await newDealership()
  const { findRegistration, markSent } = await import('../../functions/core/telephony/registrations/store.ts')
  const { syncRegistration } = await import('../../functions/core/telephony/registrations/sync-registration.ts')
  const org = provenOrg(ours.org)
  expect(await save(ours, FORM)).toMatchObject({ status: 200 })
  // Without telling the cloud's own job, which would go on undisturbed; long ago, so that it looks again much later.
  await markSent(org, { kinds: ['local'], again: {}, refusals: {}, done: {}, submitted_at: new Date(0).toISOString() })
  const proxy = await startBreaking((await openCloud()).environment.TWILIO_BASE_URL ?? '')
  vi.stubEnv('TWILIO_BASE_URL', proxy.url)
  try {
    await eventually(async () => {
      await syncRegistration({ org, now: new Date(), requestId: 'test' })
      expect(await findRegistration(org)).toMatchObject({ state: 'approved' })
    })
  } finally {
    vi.unstubAllEnvs()
    await proxy.stop()
  }
  expect(proxy.lost()).toBeGreaterThan(9)
  const made = {
    profiles: await resources(ours, 'trusthub/v1/CustomerProfiles', 'results'),
    people: await resources(ours, 'trusthub/v1/EndUsers', 'results'),
    papers: await resources(ours, 'trusthub/v1/SupportingDocuments', 'results'),
    products: await resources(ours, 'trusthub/v1/TrustProducts', 'results'),
    addresses: await resources(ours, 'api/2010-04-01/Accounts/{account}/Addresses.json', 'addresses'),
    brands: await resources(ours, 'messaging/v1/a2p/BrandRegistrations', 'data'),
    campaigns: await resources(ours, 'messaging/v1/Services/{service}/Compliance/Usa2p', 'compliance'),
  }
  expect(Object.fromEntries(Object.entries(made).map(([name, list]) => [name, list.length]))).toEqual({
    ...{ profiles: 1, people: 3, papers: 1, products: 1, addresses: 1, brands: 1, campaigns: 1 },
  })
})

test('a refused brand is mended, its country and legal form too, three times, and the fourth is refused in words', async () => {
  const ours = await newDealership()
  await save(ours, { ...FORM, legal_name: 'Mesa Verde' })
  await decide(ours, 'brand', 'FAILED', '30795')
  await submit(ours)
  for (const left of [3, 2, 1, 0]) {
    const { refusals } = await until(ours, { state: 'refused', refusals: [{ step: 'brand', tries_left: left }] })
    expect(refusals[0].reasons).toMatchObject([{ code: '30795', reason: 'not_irs', part: 'legal_name' }])
    await decide(ours, 'brand', 'FAILED', '30795')
    const moved = { address: { ...FORM.address, country: 'CA' }, business_type: 'non_profit' }
    if (left === 3) {
      expect((await save(ours, moved)).body.errors).toEqual({ tax_id: expect.stringMatching(/business number/) })
      expect((await save(ours, { ...moved, tax_id: '123456789' })).status).toBe(200)
    }
    await save(ours, { legal_name: `Mesa Verde Motors ${left} LLC` })
    expect(await submit(ours)).toMatchObject({ status: 200 })
  }
  const { refusals } = await until(ours, { refusals: [{ is_final: true }] })
  expect(refusals[0].reasons).toMatchObject([{ code: '21724', reason: 'tries_used' }])
  expect((await submit(ours)).status).toBe(409)
  const people = await resources(ours, 'trusthub/v1/EndUsers', 'results')
  expect(people.map(({ attributes }) => attributes)).toContainEqual(
    expect.objectContaining({
      business_name: 'Mesa Verde Motors 0 LLC',
      business_registration_number: '123456789',
      business_registration_identifier: 'CBN',
      business_type: 'Non-profit Corporation',
    }),
  )
  expect(people.map(({ attributes }) => attributes)).toContainEqual({ company_type: 'non-profit' })
  const addresses = await resources(ours, 'api/2010-04-01/Accounts/{account}/Addresses.json', 'addresses')
  const canadian = addresses.find(({ iso_country }) => iso_country === 'CA')
  const [paper] = await resources(ours, 'trusthub/v1/SupportingDocuments', 'results')
  expect(paper).toMatchObject({ attributes: { address_sids: canadian?.sid } })
  expect(await resources(ours, 'messaging/v1/a2p/BrandRegistrations', 'data')).toHaveLength(1)
})

test('two refused steps are both told, and sent again once: edited, not made anew', async () => {
  const ours = await newDealership()
  const tollFree = await buyNumber(ours, '855')
  await save(ours, FORM)
  await decide(ours, 'campaign', 'FAILED', '30886')
  await decide(ours, 'toll_free', 'TWILIO_REJECTED', '30451')
  await submit(ours)
  const both = { state: 'refused', refusals: [{ step: 'campaign' }, { step: 'toll_free' }] }
  const { form, refusals } = await until(ours, both)
  expect(refusals[0].reasons).toMatchObject([{ reason: 'purpose', part: 'campaign' }])
  expect((await told(ours)).map(({ detail }) => detail?.split(' ')[0]).toSorted()).toEqual(['Say', 'The'])
  const description = `${form.campaign.description} It writes only to those who asked.`
  await save(ours, { campaign: { ...form.campaign, description }, address: { ...FORM.address, street: '14 Main St' } })
  expect((await submit(ours)).status).toBe(200)
  expect((await submit(ours)).status).toBe(409)
  await until(ours, { state: 'approved' })
  const campaigns = await resources(ours, 'messaging/v1/Services/{service}/Compliance/Usa2p', 'compliance')
  expect(campaigns).toMatchObject([{ description, campaign_status: 'VERIFIED' }])
  const verified = await resources(ours, 'messaging/v1/Tollfree/Verifications', 'verifications')
  expect(verified).toMatchObject([{ tollfree_phone_number: tollFree, business_street_address: '14 Main St' }])
})

test('of two refused steps each says whether it can be corrected', () => {
  const refused = (code: string) => ({ reasons: [{ code }], seen: 'x' })
  const refusals = { toll_free: refused('30451'), campaign: refused('30897') }
  const told = refusalsOf({ refusals } as unknown as Parameters<typeof refusalsOf>[0])
  expect(told).toMatchObject([
    { step: 'campaign', is_final: true },
    { step: 'toll_free', is_final: false },
  ])
})

test.each([
  ['30913', 'offers'],
  ['30931', 'consent'],
  ['30932', 'policy'],
  ['30882', 'policy'],
])('the reviewers’ code %s is told as %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason)
})

test('a toll-free number is verified; corrected within its days it goes on, and one in its place is verified anew by itself', async () => {
  const ours = await newDealership('833')
  await save(ours, FORM)
  await decide(ours, 'toll_free', 'TWILIO_REJECTED', '30451')
  await submit(ours)
  const { refusals } = await until(ours, { state: 'refused', refusals: [{ step: 'toll_free' }] })
  expect(refusals[0]).toMatchObject({
    reasons: [{ reason: 'address', part: 'address' }],
    edit_until: expect.any(String),
  })
  await save(ours, { address: { ...FORM.address, street: '14 Main St' } })
  await submit(ours)
  expect((await until(ours, { state: 'approved' })).steps.map(({ name }: { name: string }) => name)).toEqual([
    'business',
    'toll_free',
  ])
  const made = await resources(ours, 'messaging/v1/Tollfree/Verifications', 'verifications')
  expect(made).toMatchObject([{ business_street_address: '14 Main St', business_registration_number: '417263549' }])

  const [number] = (await ours.client.get('/api/connect')).body.numbers
  expect(await ours.client.delete(`/api/connect/numbers/${number.sid}`)).toMatchObject({ status: 200 })
  const [offer] = (await ours.client.get('/api/connect/numbers?area_code=844')).body.data
  await ours.client.post('/api/connect/numbers', { phone_number: offer.phone_number })
  expect(await read(ours)).toMatchObject({ toll_free_number: number.phone_number })
  expect(await awaitsCarriers(ours)).toBe(true)
  expect(await until(ours, { state: 'approved' })).toMatchObject({ toll_free_number: offer.phone_number })
})

test('a customer agrees on the dealership’s public page, and the words are kept', async () => {
  const ours = await newDealership()
  await save(ours, FORM)
  const { pages } = (await submit(ours)).body
  const privacy = await (await fetch(pages.privacy)).text()
  expect(privacy).toMatch(/do not sell, rent, or share/)
  expect(await (await fetch(`${pages.terms}?lang=es`)).text()).toMatch(/Responde STOP/)
  const page = await (await fetch(pages.opt_in)).text()
  expect(page).toMatch(/Message and data rates may apply/)
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const consentsOf = async (more: object) => {
    const phone = newCustomer()
    const agreed = await fetch(new URL(action, pages.opt_in), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Rosa', phone, question: 'Texts, please', language: 'en', ...more }),
    })
    expect(agreed.status).toBe(200)
    const { row } = await findConversation(ours.client, phone)
    const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
    return data.map(({ purpose, text }: { purpose: string; text: string }) => `${purpose}: ${text}`)
  }
  const texts = expect.stringMatching(
    new RegExp(`^informational: I agree to receive texts from ${ours.name} about the vehicles`),
  )
  const offers = expect.stringMatching(/^marketing: I also agree to receive automated texts with offers/)
  expect(page.match(/type="checkbox"[^>]*/g)).toEqual([
    expect.not.stringContaining('checked'),
    'type="checkbox" name="offers"',
  ])
  expect(await consentsOf({})).toContainEqual(texts)
  expect(await consentsOf({})).not.toContainEqual(offers)
  expect(await consentsOf({ offers: true })).toEqual(expect.arrayContaining([texts, offers]))
})

/** Twilio behind a line that breaks: each change is made there, and its first answer is lost. */
async function startBreaking(target: string) {
  const lost = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    })
    const read = await answer.text()
    const change = `${request.url} ${body}`
    if (request.method === 'POST' && !lost.has(change)) {
      lost.add(change)
      request.socket.destroy()
    } else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(read)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost.size,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
