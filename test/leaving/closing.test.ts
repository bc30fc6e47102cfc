import { expect, test } from 'vitest'
import { BUSY_SCOPE, EVENTS_SCOPE } from '../../functions/core/calendar/google/rules.ts'
import type { Work } from '../../functions/core/platform/ctx.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { openCallDesk } from '../calls/call-desk.ts'
import {
  callConsole,
  logIn,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  openCloud,
  PASSWORD,
  type TestOrganization,
} from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { withOwnNumber } from '../own-account.ts'
import { runDueOf } from '../run-due-of.ts'
import { itemsWith } from '../table-items.ts'
import { everyKind, isFound, placeOf } from './every-kind.ts'
import { fullDealership } from './full-dealership.ts'

const MINUTE_MS = 60_000
const close = ({ client, name }: TestOrganization, more: object = {}) =>
  client.post('/api/account/close', { name, ...more })
const standingOf = async ({ client }: Pick<TestOrganization, 'client'>) =>
  (await client.get('/api/me')).body.organization_data

test('an owner closes the dealership by its name, and it is only read until they open it again', async () => {
  const ours = await newOrganization()
  const agent = await ours.addMember({ role: 'agent' })
  const add = () => agent.client.post('/api/contacts', { first_name: 'Nora', last_name: 'New', phone: newCustomer() })

  expect(await close(ours, { name: 'Another dealership' })).toMatchObject({
    status: 422,
    body: { errors: { name: expect.any(String) } },
  })
  expect((await close({ ...ours, client: agent.client })).status).toBe(403)
  const { status, body } = await close(ours, { name: ` ${ours.name.toUpperCase()} ` })
  expect(status).toBe(200)
  expect(Math.round((Date.parse(body.closing_at) - Date.now()) / 86_400_000)).toBe(30)
  expect((await close(ours)).status).toBe(409)

  expect(await standingOf(agent)).toMatchObject({ halt: 'organization_closing', closing_at: body.closing_at })
  expect(await add()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  await runDueOf(ours.org, new Date(), 'close-dealerships')
  expect((await mailTo(ours.email)).subject).toMatch(/closes on/)
  await runDueOf(ours.org, new Date(Date.parse(body.closing_at) - 2 * 86_400_000), 'close-dealerships')
  await mailTo(ours.email, ({ subject }) => subject.includes('everything is deleted on'))

  expect((await agent.client.delete('/api/account/close')).status).toBe(403)
  expect((await ours.client.delete('/api/account/close')).status).toBe(204)
  expect(await standingOf(agent)).toMatchObject({ halt: null, closing_at: null })
  expect((await add()).status).toBe(200)
  expect(await runDueOf(ours.org, new Date(Date.parse(body.closing_at) + MINUTE_MS), 'close-dealerships')).toBe(1)
  expect((await standingOf(ours)).halt).toBeNull()
})

test('while a dealership closes, calls go to the number that its owner chose, then to voicemail', async () => {
  const { ours, account, ringUs } = await openCallDesk()
  const agent = await ours.addMember({ role: 'agent' })
  const rung = async () => (await ringUs()).text
  expect(await rung()).toContain('<Client')
  expect((await close(ours, { calls_to: '12' })).status).toBe(422)
  const elsewhere = newCustomer()
  expect((await close(ours, { calls_to: elsewhere })).status).toBe(200)
  const call = await ringUs()
  expect(call.text).toContain(`callerId="${account.phone_number}"`)
  expect(call.text).toContain(`>${elsewhere}</Number>`)
  expect((await call.step('forwarded', { DialCallStatus: 'no-answer' })).text).toContain('<Record')
  expect((await agent.client.put('/api/account/close', { calls_to: null })).status).toBe(403)
  expect((await ours.client.put('/api/account/close', { calls_to: null })).status).toBe(204)
  expect(await rung()).toContain('<Record')
  expect((await ours.client.delete('/api/account/close')).status).toBe(204)
  expect(await rung()).toContain('<Client')
})

test('what an administrator closes only an administrator reopens, as its owner is told', async () => {
  const ours = await newOrganization()
  const admin = await (await newOrganization()).addMember({ role: 'agent', is_system_admin: true })
  const path = `/api/admin/organizations/${ours.org}/close`
  expect((await admin.client.post(path, { name: 'Another' })).status).toBe(422)
  expect((await admin.client.post(path, { name: ours.name })).status).toBe(200)
  expect((await standingOf(ours)).halt).toBe('organization_closing')
  await runDueOf(ours.org, new Date(), 'close-dealerships')
  expect((await mailTo(ours.email)).text).toContain('Write to us')
  expect((await ours.client.delete('/api/account/close')).status).toBe(403)
  expect((await admin.client.delete(path)).status).toBe(204)
  expect((await standingOf(ours)).halt).toBeNull()
})

test('no kind of entry can be left by a dealership that goes: a walk finds each, or it lies beside what is found', async () => {
  const owner = { org: 'OURS', user: 'somebody', vehicle: 'something' }
  const places = (await everyKind()).map((one) => ({ kind: one.entityName, place: placeOf(one, owner) }))
  const unfound = places.flatMap(({ kind, place }) => (place && !isFound(place, owner) ? kind : []))
  // Of nobody's: a browser that was counted, for a day.
  expect(unfound).toEqual(['visit'])
  // Words of a dealership's search, and guesses at passwords, for an hour.
  expect(places.flatMap(({ kind, place }) => (place ? [] : kind)).toSorted()).toEqual(['attempts', 'text-word', 'word'])
})

test('a dealership that is gone has left nothing but what the law keeps, whatever was killed on the way, and its neighbor all', async () => {
  await openCloud()
  const { findClosure } = await import('../../functions/core/leaving/closures/store.ts')
  const { removeDealership } = await import('../../functions/core/leaving/closures/remove-dealership.ts')
  const { findAccount } = await import('../../functions/core/people/pool/users.ts')
  const { findIdentities, putIdentity } = await import('../../functions/core/people/identities/store.ts')
  const { updatePoolProvider } = await import('../../functions/core/people/pool/own-providers.ts')
  const { findOwnProvider } = await import('../../functions/core/people/sign-in-domains/door.ts')
  const { removeSomeFiles } = await import('../../functions/core/platform/aws/dealership-files.ts')
  const [ours, neighbor] = [await fullDealership(), await fullDealership()]
  const org = provenOrg(ours.org)
  const provider = (await findOwnProvider(org))?.name ?? ''
  const before = lasting(await settled([neighbor.org]))
  const kinds = new Set(Object.keys(await settled([ours.org])).map((key) => key.replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '')))
  expect(kinds.size).toBeGreaterThan(60)

  const late = { user: ours.agent.id, provider: 'google' as const, subject: 'late', email: '', linked_at: '' }
  const { closing_at } = (await close(ours)).body
  await runDueOf(ours.org, new Date(), 'close-dealerships')
  let now = new Date(closing_at)
  const work = (): Work => ({ org, now, requestId: 'test' })
  for (let begun = 0; ; ) {
    const seen = await findClosure(org)
    if (!seen || seen.state === 'gone') break
    // What the stream still brings is removed by another walk; what is there in the fourth, nothing removes.
    if (seen.state === 'items' && !seen.place && ++begun === 3) await allFollowed()
    if (seen.state === 'items' && begun === 4)
      expect(Object.keys(await itemsWith([ours.org])).filter((key) => !key.startsWith('CLOSED#'))).toEqual([])
    // Once as one who is killed before it can say how far it came.
    await removeDealership(work(), { ...seen, version: -1 }, 1)
    await removeDealership(work(), seen, 1)
    // A request that was under way wrote it after all of its person had gone.
    if (seen.state === 'files') await putIdentity(late)
    if (seen.state === 'proof') now = new Date(now.getTime() + 16 * MINUTE_MS)
  }

  const left = await settled([ours.org, ours.email, ours.agent.email, ours.invited, ours.target.contact_id], true)
  const known = new Set(Object.keys(left).map((key) => key.replace(/ .*/, '')))
  expect([...known]).toEqual([`CLOSED#${ours.org}`])
  const texts = JSON.stringify(left)
  for (const personal of [ours.email, ours.target.number ?? '', 'customer']) expect(texts).not.toContain(personal)
  expect(Object.keys(left).filter((key) => key.includes('STOP#')).length).toBeGreaterThan(0)
  expect(await removeSomeFiles(org)).toBe(0)
  expect(await findIdentities(ours.agent.id)).toEqual([])
  for (const email of [ours.email, ours.agent.email, ours.invited]) expect(await findAccount(email)).toBeUndefined()
  expect((await (await openClient()).post('/api/auth/login', { email: ours.email, password: PASSWORD })).status).toBe(
    401,
  )
  await expect(updatePoolProvider(provider, { kind: 'saml' })).rejects.toThrow(`${provider} does not exist`)
  const { text, subject } = await mailTo(ours.email, (mail) => mail.subject.includes('has been deleted'))
  expect(subject).toBe(`${ours.name} has been deleted from Lotwire`)
  expect(text).toMatch(/Deleted: contacts \(3\), messages \(\d+\), .*accounts \(3\)/)

  expect(lasting(await settled([neighbor.org]))).toEqual(before)
  expect((await (await logIn(neighbor.email)).get('/api/me')).status).toBe(200)
})

test('what a dealership has elsewhere ends first: its account at Twilio with its numbers, and Google’s grant', async () => {
  const [ours, other] = [await withOwnNumber('737'), await newOrganization()]
  await other.client.post('/api/connect/start')
  const org = provenOrg(ours.org)
  const { findClosure } = await import('../../functions/core/leaving/closures/store.ts')
  const { removeDealership } = await import('../../functions/core/leaving/closures/remove-dealership.ts')
  const { findConnection } = await import('../../functions/core/telephony/connections/door.ts')
  const { parentAccount } = await import('../../functions/core/telephony/setup/parent-account.ts')
  const { openTwilio } = await import('../../functions/core/telephony/twilio/twilio.ts')
  const email = newEmail('google')
  const { url } = (await ours.client.post('/api/calendar/google/connect')).body
  const form = [['email', email], ['answer', 'allow'], ...[EVENTS_SCOPE, BUSY_SCOPE].map((box) => ['box', box])]
  const back = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const { pathname, search } = new URL(back.headers.get('location') ?? '')
  expect((await ours.client.get(pathname + search)).headers.location).toBe('/calendar?google=connected')
  const { account_sid = '' } = (await findConnection(org)) ?? {}

  const now = new Date((await close(ours)).body.closing_at)
  await eventually(async () => {
    const seen = await findClosure(org)
    // The cloud's own job goes on from there.
    const isEnding = seen && ['waiting', 'counting', 'ending'].includes(seen.state)
    if (isEnding) await removeDealership({ org, now, requestId: 'test' }, seen, 1)
    expect(isEnding).toBe(false)
  })
  const parent = parentAccount()
  expect(parent && (await (await openTwilio(parent)).accountStatus(account_sid))).toBe('closed')
  await eventually(async () =>
    expect((await other.client.post('/api/connect/numbers', { phone_number: ours.number })).status).toBe(200),
  )
  const { requests } = (await callConsole('GET', `google/events?email=${encodeURIComponent(email)}`)).body
  expect(requests['POST /revoke']).toBe(1)
})

/** What the table says of them once nothing more follows. */
const settled = (ids: string[], isWhole = false) =>
  eventually(async () => {
    const found = await itemsWith(ids, isWhole)
    await allFollowed()
    expect(await itemsWith(ids, isWhole)).toEqual(found)
    return found
  })

/** Without what its own clock brings meanwhile. */
const lasting = (items: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(items).filter(([key]) => !/^DUE#|#NOTICES#|#APPOINTMENTS/.test(key)))
