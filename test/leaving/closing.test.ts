import { expect, test } from 'vitest'
import type { Work } from '../../functions/core/platform/ctx.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { logIn, mailTo, newOrganization, openClient, openCloud, PASSWORD, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'
import { itemsWith } from '../table-items.ts'
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
  expect((await mailTo(ours.email)).subject).toContain(`${ours.name} closes on`)
  await runDueOf(ours.org, new Date(Date.parse(body.closing_at) - 2 * 86_400_000), 'close-dealerships')
  await mailTo(ours.email, ({ subject }) => subject.includes('everything is removed on'))

  expect((await agent.client.delete('/api/account/close')).status).toBe(403)
  expect((await ours.client.delete('/api/account/close')).status).toBe(204)
  expect(await standingOf(agent)).toMatchObject({ halt: null, closing_at: null })
  expect((await add()).status).toBe(200)
  expect(await runDueOf(ours.org, new Date(Date.parse(body.closing_at) + MINUTE_MS), 'close-dealerships')).toBe(1)
  expect((await standingOf(ours)).halt).toBeNull()
})

test('what an administrator closes only an administrator opens again', async () => {
  const ours = await newOrganization()
  const admin = await (await newOrganization()).addMember({ role: 'agent', is_system_admin: true })
  const path = `/api/admin/organizations/${ours.org}/close`
  expect((await admin.client.post(path, { name: 'Another' })).status).toBe(422)
  expect((await admin.client.post(path, { name: ours.name })).status).toBe(200)
  expect((await standingOf(ours)).halt).toBe('organization_closing')
  expect((await ours.client.delete('/api/account/close')).status).toBe(403)
  expect((await admin.client.delete(path)).status).toBe(204)
  expect((await standingOf(ours)).halt).toBeNull()
})

test('a dealership that is gone has left nothing but what the law keeps, whatever was killed on the way, and its neighbor all', async () => {
  await openCloud()
  const { findClosure } = await import('../../functions/core/leaving/closures/store.ts')
  const { removeDealership } = await import('../../functions/core/leaving/closures/remove-dealership.ts')
  const { findAccount } = await import('../../functions/core/people/pool/users.ts')
  const { updatePoolProvider } = await import('../../functions/core/people/pool/own-providers.ts')
  const { findOwnProvider } = await import('../../functions/core/people/sign-in-domains/door.ts')
  const { removeSomeFiles } = await import('../../functions/core/platform/aws/dealership-files.ts')
  const [ours, neighbor] = [await fullDealership(), await fullDealership()]
  const org = provenOrg(ours.org)
  const provider = (await findOwnProvider(org))?.name ?? ''
  const before = lasting(await settled([neighbor.org]))
  const kinds = new Set(Object.keys(await settled([ours.org])).map((key) => key.replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '')))
  expect(kinds.size).toBeGreaterThan(60)

  const { closing_at } = (await close(ours)).body
  await runDueOf(ours.org, new Date(), 'close-dealerships')
  let now = new Date(closing_at)
  const work = (): Work => ({ org, now, requestId: 'test' })
  await eventually(async () => {
    const seen = await findClosure(org)
    if (!seen || seen.state === 'gone') return expect(seen?.state).toBe('gone')
    // Once as one who is killed before it can say how far it came.
    await removeDealership(work(), { ...seen, version: -1 }, 1)
    await removeDealership(work(), seen, 1)
    if (seen.state === 'proof') now = new Date(now.getTime() + 16 * MINUTE_MS)
    throw new Error(`It is at ${seen.state}.`)
  })

  const left = await settled([ours.org, ours.email, ours.agent.email, ours.invited, ours.target.contact_id], true)
  const known = new Set(Object.keys(left).map((key) => key.replace(/ .*/, '')))
  expect([...known]).toEqual([`CLOSED#${ours.org}`])
  const texts = JSON.stringify(left)
  for (const personal of [ours.email, ours.target.number ?? '', 'customer']) expect(texts).not.toContain(personal)
  expect(Object.keys(left).filter((key) => key.includes('STOP#')).length).toBeGreaterThan(0)
  expect(await removeSomeFiles(org)).toBe(0)
  for (const email of [ours.email, ours.agent.email, ours.invited]) expect(await findAccount(email)).toBeUndefined()
  expect((await (await openClient()).post('/api/auth/login', { email: ours.email, password: PASSWORD })).status).toBe(
    401,
  )
  await expect(updatePoolProvider(provider, { kind: 'saml' })).rejects.toThrow(`${provider} does not exist`)
  const { text, subject } = await mailTo(ours.email, (mail) => mail.subject.includes('is gone'))
  expect(subject).toContain(ours.name)
  expect(text).toMatch(/Removed: contacts \(3\), messages \(\d+\), .*accounts \(3\)/)

  expect(lasting(await settled([neighbor.org]))).toEqual(before)
  expect((await (await logIn(neighbor.email)).get('/api/me')).status).toBe(200)
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
