import { describe, expect, test } from 'vitest'
import published from '../../../lib/local/twilio/published.json' with { type: 'json' }
import { registeringBody, registeringSid } from './registering.ts'
import { CUSTOMER, numberSid, type Stage, setStage, smsOf } from './stage.ts'

const stage = setStage()

type Call = {
  type: string | null
  params: string[]
  required: string[]
  query: string[]
  status: number
  example?: unknown
}
const calls = Object.entries(published as Record<string, Call>)
const template = { language: 'en', types: { 'twilio/text': { body: 'Hello' } } }

/** A valid body for each call that takes one. */
async function bodyOf(of: Stage, name: string): Promise<Record<string, unknown>> {
  const { account } = of
  if (name.endsWith('/Messages.json')) return { To: CUSTOMER, From: account.phone_number, Body: 'Hi' }
  if (name.endsWith('/Calls.json')) return { To: CUSTOMER, From: account.phone_number, Twiml: '<Response/>' }
  if (name.endsWith('/Content')) return template
  if (name.endsWith('/IncomingPhoneNumbers.json')) return { PhoneNumber: '+15125550101' }
  const registering = await registeringBody(of, name)
  if (registering) return registering
  if (name.endsWith('/v1/Services')) return { FriendlyName: 'Texts' }
  if (name.startsWith('POST') && name.endsWith('/PhoneNumbers')) return { PhoneNumberSid: await numberSid(of) }
  if (name === 'POST /messaging/v2/Channels/Senders')
    return { sender_id: 'whatsapp:+15125550177', configuration: { waba_id: '1234567' }, profile: { name: 'Cars' } }
  if (name.endsWith('/Senders/{Sid}')) return { profile: { about: 'Open till 7' } }
  return name.endsWith('/whatsapp') ? { name: 'hello', category: 'UTILITY' } : {}
}

/** The path of a call, with the id of an existing object. */
async function pathOf({ account, client }: Stage, name: string): Promise<string> {
  const path = name.split(' ')[1] ?? ''
  const sidOf = async () => {
    const registering = await registeringSid(stage, path)
    if (registering) return registering
    if (path.includes('/Messages/')) return (await client.messages.create(smsOf(stage))).sid
    if (path.includes('/Calls/')) {
      return (await client.calls.create({ to: CUSTOMER, from: account.phone_number, twiml: '<Response/>' })).sid
    }
    if (path.includes('/IncomingPhoneNumbers/')) return numberSid(stage)
    if (path.includes('/Keys/')) return (await client.newKeys.create({})).sid
    if (path.includes('/Applications/')) return account.twiml_app_sid
    if (path.includes('/Senders/')) return String(stage.sim.senders(account.account_sid)[0]?.sid)
    if (path.includes('/Services/')) return account.messaging_service_sid
    return path.includes('/Content/')
      ? (await client.content.v1.contents.create(template as never)).sid
      : account.account_sid
  }
  return path
    .replace('{AccountSid}', account.account_sid)
    .replace('{ServiceSid}', account.messaging_service_sid)
    .replace('{CountryCode}', path.includes('/Mobile') ? 'MX' : 'US')
    .replace('{IsoCountry}', 'US')
    .replace('{MessagingServiceSid}', account.messaging_service_sid)
    .replace(/\{(Sid|ContentSid|CustomerProfileSid|TrustProductSid)\}/, await sidOf())
}

/** The query that a call must have. */
const queryOf = (name: string, without?: string) =>
  name.startsWith('GET') && name.endsWith('/Senders') && without !== 'Channel' ? '?Channel=whatsapp' : ''

const formOf = (body: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString()

async function ask(name: string, body: Record<string, unknown>, query = '', type = published[name as never] as Call) {
  const { account, sim } = stage
  const isJson = type.type === 'application/json'
  const text = isJson ? JSON.stringify(body) : formOf(body)
  return fetch(sim.url + (await pathOf(stage, name)) + query, {
    method: name.split(' ')[0],
    headers: {
      authorization: `Basic ${btoa(`${account.account_sid}:${account.auth_token}`)}`,
      ...(type.type && { 'content-type': type.type }),
    },
    ...(type.type && { body: text }),
  })
}

/** Every field of the example is present, with a value of the same kind; null is allowed on either side. */
function expectShape(given: unknown, example: unknown, path: string): void {
  // An example's list may be empty.
  if (given === null || example === null || example === undefined) return
  expect(typeof given, path).toBe(typeof example)
  if (typeof example !== 'object' || path.endsWith('.types') || path.endsWith('.variables')) return
  if (Array.isArray(example)) {
    for (const item of given as unknown[]) expectShape(item, example[0], `${path}[]`)
    return
  }
  for (const [key, value] of Object.entries(example)) {
    expect(given, path).toHaveProperty([key])
    expectShape((given as Record<string, unknown>)[key], value, `${path}.${key}`)
  }
}

describe.each(calls)('%s', (name, call) => {
  test('answers with the published status and fields', async () => {
    const answer = await ask(name, await bodyOf(stage, name), queryOf(name))

    expect(answer.status).toBe(call.status)
    if (call.status !== 204) expectShape(await answer.json(), call.example, '')
  })

  test('refuses what is not published', async () => {
    expect((await ask(name, await bodyOf(stage, name), '?Colour=red')).status).toBe(400)
    if (call.type) expect((await ask(name, { ...(await bodyOf(stage, name)), Colour: 'red' })).status).toBe(400)
  })

  test.each(call.required)('needs %s', async (parameter) => {
    const { [parameter]: _, ...rest } = await bodyOf(stage, name)

    const answer = await ask(name, rest, queryOf(name, parameter))

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: expect.any(Number),
      message: expect.any(String),
      more_info: expect.any(String),
      status: 400,
    })
  })

  if (call.type)
    test('takes its own body type only', async () => {
      const other = call.type === 'application/json' ? 'application/x-www-form-urlencoded' : 'application/json'

      expect((await ask(name, { ...(await bodyOf(stage, name)), x: '1' }, '', { ...call, type: other })).status).toBe(
        400,
      )
    })

  test('is not answered without a key', async () => {
    const path = await pathOf(stage, name)

    expect((await fetch(stage.sim.url + path, { method: name.split(' ')[0] })).status).toBe(401)
  })
})

test("a list's first page names the next as published", async () => {
  const { client, sim, account } = stage
  for (let i = 0; i < 3; i++) await client.messages.create(smsOf(stage))
  const path = `/2010-04-01/Accounts/${account.account_sid}/Messages.json`
  const authorization = `Basic ${btoa(`${account.account_sid}:${account.auth_token}`)}`

  const answer = await fetch(`${sim.url}/api${path}?To=%2B16285550111&DateSent%3E=2008-01-02&PageSize=2`, {
    headers: { authorization },
  })

  const query = 'To=%2B16285550111&DateSent%3E=2008-01-02&PageSize=2'
  expect(await answer.json()).toMatchObject({
    start: 0,
    end: 1,
    page: 0,
    page_size: 2,
    first_page_uri: `${path}?${query}&Page=0`,
    next_page_uri: expect.stringContaining(`${path}?${query}&Page=1&PageToken=PASM`),
    previous_page_uri: null,
    uri: `${path}?${query}&Page=0`,
  })
})
