import { beforeAll, describe, expect, test } from 'vitest'
import type { CallDirection, CallStatus } from '#contract/calls/call-statuses.ts'
import { newCall } from '../../functions/core/calls/calls/new-call.ts'
import { writeCall } from '../../functions/core/calls/calls/store.ts'
import { findOrCreateByNumber } from '../../functions/core/customers/contacts/find-or-create-by-number.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

const CHICAGO = 'America/Chicago'
const CALLS = 45

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
/** With whom all calls but one are, and with whom that one is. */
let customer: string
let kept: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  await ours.client.put(`/api/organizations/${ours.org}`, { timezone: CHICAGO })
  agent = await ours.addMember({ role: 'agent' })
  ;[customer, kept] = [newCustomer(), newCustomer()]
  // A minute past midnight in Chicago, on the last of June, and every twelve hours from then on.
  const start = Date.parse('2026-06-30T05:01:00Z')
  for (let n = 0; n < CALLS; n++)
    await putOver(
      new Date(start + n * 43_200_000),
      customer,
      n % 3 === 0 ? 'inbound' : 'outbound',
      n % 3 === 0 ? 'no-answer' : 'completed',
    )
  await putOver(new Date('2026-08-01T12:00:00Z'), kept, 'outbound', 'completed')
  await eventually(async () => expect((await statsOf(ours.client)).total_calls).toBe(CALLS + 1))
})

/** A call of then that is over: completed ones lasted a minute, and were the owner's unless told otherwise. */
async function putOver(now: Date, from: string, direction: CallDirection, status: CallStatus, person = ours.ownerId) {
  const org = provenOrg(ours.org)
  const contact = await findOrCreateByNumber({ org, now }, from, { kind: 'call' })
  const made = {
    direction,
    from,
    to: '+14155550100',
    status: 'ringing',
    agent: status === 'completed' ? person : undefined,
  } as const
  const call = await writeCall(newCall({ org, now }, CHICAGO, made, contact))
  if (!call || !(await writeCall({ ...call, status, seconds: status === 'completed' ? 60 : 0 }, call)))
    throw new Error('The call was not put.')
}

const list = async (client: Client, query = '') => (await client.get(`/api/calls/history?${query}`)).body
const statsOf = async (client: Client, query = '') => (await client.get(`/api/calls/stats?${query}`)).body.data.stats

describe('the history', () => {
  test('is turned by numbers or by cursors, the same calls each once', async () => {
    const first = await list(ours.client)
    expect(first.meta).toEqual({ total: CALLS + 1, last_page: 3 })
    const byNumber = [...first.data]
    for (const page of [2, 3]) byNumber.push(...(await list(ours.client, `page=${page}`)).data)
    const byCursor: unknown[] = []
    for (let query = ''; ; ) {
      const { data, cursor } = await list(ours.client, query)
      byCursor.push(...data)
      if (cursor === null) break
      query = `cursor=${cursor}`
    }
    expect(byCursor).toEqual(byNumber)
    expect(new Set(byNumber.map(({ id }) => id)).size).toBe(CALLS + 1)
    expect(byNumber.map(({ date }) => date)).toEqual(
      byNumber
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    const small: unknown[] = []
    for (let page = 1; page <= 7; page++) small.push(...(await list(ours.client, `per_page=7&page=${page}`)).data)
    expect(small).toEqual(byNumber)
    const days = 'date_from=2026-07-02&date_to=2026-07-20&direction=outbound'
    const whole = (await list(ours.client, `${days}&per_page=200`)).data
    expect((await list(ours.client, `${days}&per_page=8&page=4`)).data).toEqual(whole.slice(24, 32))
    expect(await list(ours.client, 'page=4')).toMatchObject({ data: [], cursor: null })
    for (const query of [
      'cursor=made-up',
      'date_from=2026-13-45',
      'date_from=2026-02-30',
      'date_to=9999-12-31',
      'status=gone',
    ])
      expect((await ours.client.get(`/api/calls/history?${query}`)).status, query).toBe(422)
  })

  test.each([
    ['a day of the dealership’s calendar', 'date_from=2026-06-30&date_to=2026-06-30', 2],
    ['the day before, which ended a minute before its first call', 'date_to=2026-06-29', 0],
    ['a whole month', 'date_from=2026-07-01&date_to=2026-07-31', 43],
    ['from a day on', 'date_from=2026-07-21', 4],
    ['a status', 'status=no-answer', 15],
    ['days that end before they begin', 'date_from=2026-07-02&date_to=2026-07-01', 0],
    ['a direction', 'direction=outbound', 31],
    ['a direction, up to a day whose next begins with one more', 'direction=outbound&date_to=2026-06-30', 1],
    [
      'a direction, from a day on whose day before ended with one more',
      'direction=outbound&date_from=2026-07-01&date_to=2026-07-01',
      1,
    ],
    ['both, of some days', 'direction=inbound&status=no-answer&date_from=2026-07-01', 14],
    ['a status that no call has', 'status=busy', 0],
    ['a name that nobody has', 'search=nobody', 0],
  ])('of %s holds what fits, and says how many', async (_, query, count) => {
    const { data, meta } = await list(ours.client, `per_page=200&${query}`)
    expect(data).toHaveLength(count)
    expect(meta.total).toBe(count)
    if (!/status|direction|search/.test(query)) expect((await statsOf(ours.client, query)).total_calls).toBe(count)
  })

  test.each(['status=no-answer', 'direction=outbound', 'status=no-answer&date_from=2026-07-02&date_to=2026-07-11'])(
    'of %s is turned by cursors too, each call once, in their order',
    async (query) => {
      const whole = (await list(ours.client, `per_page=200&${query}`)).data
      const turned: unknown[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(ours.client, `per_page=4&${query}${cursor && `&cursor=${cursor}`}`)
        turned.push(...page.data)
        cursor = page.cursor
      }
      expect(turned).toEqual(whole)
      expect(turned.length).toBeGreaterThan(4)
    },
  )

  /** A dealership of its own, by UTC, and calls of then that found the line busy. */
  async function busyLine() {
    const { client, org: id } = await newOrganization()
    const org = provenOrg(id)
    await client.put(`/api/organizations/${org}`, { timezone: 'UTC' })
    const contact = await findOrCreateByNumber({ org, now: new Date() }, newCustomer(), { kind: 'call' })
    const made = { direction: 'outbound', from: '+14155550100', to: '+14155550101', status: 'ringing' } as const
    const call = async (at: Date) => {
      const put = await writeCall(newCall({ org, now: at }, 'UTC', made, contact))
      if (!put || !(await writeCall({ ...put, status: 'busy' }, put))) throw new Error('The call was not put.')
      return put.id
    }
    const found = async (query = '') =>
      (await list(client, `status=busy${query}`)).data.map((one: { id: string }) => one.id)
    return { client, org, call, found }
  }

  test('of a status finds a call that was counted by another time zone', async () => {
    const { client, org, call, found } = await busyLine()
    const [old, recent] = [await call(new Date('2026-03-04T02:00:00Z')), await call(new Date())]
    await eventually(async () => expect((await statsOf(client)).total_calls).toBe(2))
    await client.put(`/api/organizations/${org}`, { timezone: CHICAGO })
    expect(await found()).toEqual([recent, old])
  })

  test.each([1, 2, 3])('of a status ends with the day asked for, %i days ago', async (days) => {
    const { client, call, found } = await busyLine()
    const today = Date.parse(new Date().toISOString().slice(0, 10))
    const wanted = await call(new Date(today - days * 86_400_000 + 43_200_000))
    // An hour into the next one.
    await call(new Date(today - (days - 1) * 86_400_000 + 3_600_000))
    await eventually(async () => expect((await statsOf(client)).total_calls).toBe(2))
    const day = new Date(today - days * 86_400_000).toISOString().slice(0, 10)
    expect(await found(`&date_to=${day}`)).toEqual([wanted])
  })

  test('is searched by number, together with a status or days, page by page', async () => {
    const search = `search=${encodeURIComponent(customer)}`
    const { data } = await list(ours.client, `per_page=200&${search}`)
    expect(data).toHaveLength(CALLS)
    expect(data[0].contact).toMatchObject({ name: customer })
    const missed = data.filter(({ status }: { status: string }) => status === 'no-answer')
    expect(await list(ours.client, `per_page=200&${search}&status=no-answer`)).toMatchObject({
      data: missed,
      meta: { total: 15, last_page: 1 },
    })
    const second = await list(ours.client, `per_page=10&page=2&${search}&status=no-answer`)
    expect(second).toMatchObject({ data: missed.slice(10), meta: { total: null, last_page: null }, cursor: null })
    const days = 'date_from=2026-07-21&direction=outbound'
    expect((await list(ours.client, `${search}&${days}`)).data).toHaveLength(2)
  })

  test('is an agent’s as far as their contacts reach, and another dealership’s not at all', async () => {
    const contact = (await list(ours.client, `search=${encodeURIComponent(kept)}`)).data[0].contact.id
    const other = await ours.addMember({ role: 'agent' })
    await assign(ours.client, { contact_id: contact }, other.id)
    await eventually(async () => {
      expect((await list(agent.client, 'per_page=200')).meta.total).toBe(CALLS)
      expect((await statsOf(agent.client)).total_calls).toBe(CALLS)
      expect((await list(other.client, 'per_page=200')).data).toHaveLength(CALLS + 1)
    })
    expect((await agent.client.get(`/api/calls/history?contact_id=${contact}`)).status).toBe(404)
    await putOver(new Date('2026-08-02T12:00:00Z'), kept, 'outbound', 'completed', agent.id)
    await eventually(async () => expect((await list(agent.client)).data[0]).toMatchObject({ contact: null }))
    for (const [client, found] of [
      [agent.client, 0],
      [other.client, 2],
    ] as const)
      expect((await list(client, `search=${encodeURIComponent(kept)}`)).data).toHaveLength(found)
    expect(await list(theirs.client)).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } })
    const [{ id }] = (await list(ours.client)).data
    for (const path of [`/api/calls/${id}`, `/api/calls/${id}/recording`])
      expect((await theirs.client.get(path)).status).toBe(404)
    for (const [path, body] of [
      ['end', {}],
      ['transfer', { agent_id: agent.id }],
    ] as const) {
      expect((await theirs.client.post(`/api/calls/${id}/${path}`, body)).status).toBe(404)
    }
  })
})

test('a search says when it fits more contacts than it looks for calls of', async () => {
  const [org, now] = [provenOrg(theirs.org), new Date()]
  const fitting = async () => (await list(theirs.client, 'search=5055550')).has_more_contacts
  const numbers = Array.from({ length: 21 }, (_, n) => `+15055550${100 + n}`)
  await Promise.all(numbers.slice(0, 3).map((number) => findOrCreateByNumber({ org, now }, number, { kind: 'call' })))
  expect(await fitting()).toBe(false)
  await Promise.all(numbers.slice(3).map((number) => findOrCreateByNumber({ org, now }, number, { kind: 'call' })))
  await eventually(async () => expect(await fitting()).toBe(true))
})

test('the export is a CSV of what fits in the caller’s language', async () => {
  const { headers, text } = await ours.client.get('/api/calls/export?direction=inbound')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [header, ...lines] = text.trimEnd().split('\r\n')
  expect(header).toBe('\ufeffDate,Direction,From,To,Contact,Agent,Status,Duration,Seconds,Voicemail')
  expect(lines).toHaveLength(15)
  expect(lines.at(-1)).toBe(`2026-06-30 00:01:00,Inbound,'${customer},'+14155550100,'${customer},,No answer,0:00,0,`)
  const { text: spanish } = await ours.client.get('/api/calls/export', { headers: { 'accept-language': 'es' } })
  expect(spanish.split('\r\n')[0]).toBe(
    '\ufeffFecha,Dirección,De,Para,Contacto,Agente,Estado,Duración,Segundos,Buzón de voz',
  )
})
