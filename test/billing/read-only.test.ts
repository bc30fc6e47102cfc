import { expect, test } from 'vitest'
import { contacts } from '#contract/customers/contacts.ts'
import { PLAN } from '#contract/people/plan.ts'
import { applyOrganization } from '../../functions/core/people/accounts/apply-organization.ts'
import { setPlan } from '../../functions/core/people/organizations/door.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { ctxOf } from '../../functions/serve/caller.ts'
import { installMeter, metered } from '../bench/capacity-meter.ts'
import { manager } from '../bench/dealership.ts'
import { newEmail, newOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { newKey } from '../key-client.ts'

test('a plan has so many seats, and says so to whoever invites one more', async () => {
  const ours = await newOrganization()
  const invite = () => ours.client.post('/api/team/invite', { email: newEmail(), role: 'agent', name: 'Nia New' })
  for (let n = 1; n < PLAN.seats; n++) await ours.addMember({ role: 'agent' })
  await setPlan(provenOrg(ours.org), { state: 'trial', open_until: new Date(Date.now() + 86_400_000).toISOString() })
  await applyOrganization(provenOrg(ours.org))
  expect(await invite()).toMatchObject({ status: 409, body: { message: expect.stringContaining('10 people') } })
  await setPlan(provenOrg(ours.org), undefined)
  await applyOrganization(provenOrg(ours.org))
  expect((await invite()).status).toBe(200)
})

test('a dealership whose plan has ended reads, receives, and exports, starts nothing, and goes on when it is paid', async () => {
  const ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  const target = await newConversation(ours, { to, name: 'Before' })
  const agent = await ours.addMember({ role: 'agent' })
  const key = await newKey(ours.client, { user_id: agent.id })
  const thread = `/api/chats/whatsapp/${target.id}`
  const openUntil = async (open_until: string) => {
    await setPlan(provenOrg(ours.org), { state: 'active', open_until })
    await applyOrganization(provenOrg(ours.org))
  }

  await openUntil(new Date(Date.now() - 1000).toISOString())
  const refusal = { status: 403, body: { code: 'forbidden' } }
  expect(await agent.client.post(`${thread}/send`, { body: 'Hello' })).toMatchObject(refusal)
  expect(await key.call('POST', `${thread}/send`, { body: 'Hello' })).toMatchObject(refusal)
  expect(await ours.client.post('/api/contacts', { first_name: 'Nobody' })).toMatchObject(refusal)
  expect(await ours.client.post('/api/team/invite', { email: 'new@lotwire.test', role: 'agent' })).toMatchObject(
    refusal,
  )
  await newConversation(ours, { to, name: 'During' })
  expect((await ours.client.get(`${thread}/messages`)).status).toBe(200)
  expect((await ours.client.patch(`${thread}/read`, { last_message_id: target.message_id })).status).toBe(200)
  expect((await ours.client.post('/api/contacts/exports', {})).status).toBe(200)
  expect((await ours.client.get('/api/me')).body.organization_data).toMatchObject({ halt: 'plan_ended' })

  await openUntil(new Date(Date.now() + 86_400_000).toISOString())
  expect((await agent.client.post(`${thread}/send`, { body: 'Hello again' })).status).toBe(200)
  expect((await ours.client.get('/api/me')).body.organization_data).toMatchObject({ halt: null })
})

test('a request knows without a further read what the plan lets it do', async () => {
  const ours = await newOrganization()
  installMeter()
  const seconds = Math.floor(Date.now() / 1000)
  const session = { sub: ours.ownerId, origin_jti: 'test', auth_time: seconds, exp: seconds + 900 }
  const add = () => ctxOf(manager(), session, contacts.create, {})
  expect(await metered(add)).toMatchObject({ reads: 1 })
  await setPlan(provenOrg(ours.org), { state: 'trial', open_until: new Date(Date.now() - 1000).toISOString() })
  await applyOrganization(provenOrg(ours.org))
  expect(await metered(() => expect(add()).rejects.toMatchObject({ words: { key: 'plan_ended' } }))).toMatchObject({
    reads: 1,
  })
})
