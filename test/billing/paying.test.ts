import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findTold, replaceTold } from '../../functions/core/billing/plans/store.ts'
import { setPlan } from '../../functions/core/people/organizations/door.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { callConsole, inHours, mailTo, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'

beforeAll(() => openCloud())

const MONTH_HOURS = 32 * 24

/** Fills in a form on one of Stripe's pages. */
async function submit(url: string, form: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return { location: answer.headers.get('location'), text: await answer.text() }
}

const waitFor = ({ client }: TestOrganization, wanted: object) =>
  eventually(async () => expect((await client.get('/api/billing')).body).toMatchObject(wanted))

const monthPasses = ({ org }: TestOrganization, months = 1) =>
  callConsole('POST', 'stripe/catch-up', { org }, inHours(months * MONTH_HOURS))

test('a plan is paid by a second card, fails and is paid again, is canceled, and ends', async () => {
  const ours = await newOrganization()
  const { body: before } = await ours.client.get('/api/billing')
  expect(before).toMatchObject({
    plan: null,
    status: 'active',
    seats: 10,
    seats_used: 1,
    invoices: [],
  })

  const { url: checkout } = (await ours.client.post('/api/billing/checkout')).body
  expect((await submit(checkout, { card: '4000 0000 0000 0002' })).text).toContain('declined')
  expect((await submit(checkout, { card: '4000002500003155' })).text).toContain('3-D Secure')
  const paid = await submit(checkout, { card: '4000002500003155', bank: 'yes' })
  expect(paid.location).toContain('/settings/billing?paid=yes')
  await waitFor(ours, { plan: 'ultimate', status: 'active', invoices: [{ total: 40_000, status: 'paid' }] })
  expect((await ours.client.post('/api/billing/checkout')).status).toBe(409)

  const { url: portal } = (await ours.client.post('/api/billing/portal')).body
  await submit(portal, { act: 'card', card: '4000000000000341' })
  await monthPasses(ours)
  await waitFor(ours, { status: 'past_due', invoices: [{ status: 'open' }, { status: 'paid' }] })
  expect((await ours.client.get('/api/me')).body.organization_data.plan.state).toBe('past_due')
  await mailTo(ours.email, ({ subject }) => subject === 'Your payment for Lotwire failed')
  await submit(portal, { act: 'card', card: '4242424242424242' })
  await waitFor(ours, { status: 'active', invoices: [{ status: 'paid' }, { status: 'paid' }] })

  await submit(portal, { act: 'cancel' })
  await waitFor(ours, { status: 'active', ends_at_that: true })
  const later = inHours(3 * MONTH_HOURS)
  await monthPasses(ours, 3)
  await eventually(async () => expect((await ours.client.get('/api/billing', later)).body.status).toBe('read_only'))
})

test('of two plans that were paid in two tabs one stays; the other is paid back and ends, and its payers are told', async () => {
  const ours = await newOrganization()
  const checkout = async () => (await ours.client.post('/api/billing/checkout')).body.url as string
  const tabs = [await checkout(), await checkout()]
  await Promise.all(tabs.map((url) => submit(url, { card: '4242424242424242' })))
  await mailTo(ours.email, ({ subject }) => subject.startsWith('You paid for Lotwire twice'))
  const acts = () => ours.client.get('/api/audit?action=second_plan_ended')
  await eventually(async () =>
    expect((await acts()).body.data).toMatchObject([{ message: expect.stringContaining('$400.00') }]),
  )
  await waitFor(ours, { plan: 'ultimate', status: 'active' })
  const { body } = await callConsole('GET', 'stripe')
  const invoices = (await ours.client.get('/api/billing')).body.invoices.map(({ id }: { id: string }) => id)
  expect(body.refunds.filter(({ invoice }: { invoice: string }) => invoices.includes(invoice))).toHaveLength(1)
  await monthPasses(ours)
  const paid = { status: 'paid' }
  await waitFor(ours, { status: 'active', invoices: [paid, paid, paid] })
})

test('a plan that is paid while its dealership closes is not renewed, and none is begun', async () => {
  const ours = await newOrganization()
  const { url } = (await ours.client.post('/api/billing/checkout')).body
  expect((await ours.client.post('/api/account/close', { name: ours.name })).status).toBe(200)
  expect((await ours.client.post('/api/billing/checkout')).status).toBe(403)
  await submit(url, { card: '4242424242424242' })
  await waitFor(ours, { plan: 'ultimate', ends_at_that: true })
})

test('an administrator gives the first payment back within the guarantee, once, and the plan ends', async () => {
  const ours = await newOrganization()
  const admin = await ours.addMember({ role: 'agent', is_system_admin: true })
  const refund = () => admin.client.post(`/api/admin/organizations/${ours.org}/refund`)
  const isOffered = async () => {
    const { data } = (await admin.client.get(`/api/admin/organizations?search=${encodeURIComponent(ours.name)}`)).body
    return data.find(({ id }: { id: string }) => id === ours.org)?.refundable
  }
  expect((await refund()).status).toBe(409)
  await eventually(async () => expect(await isOffered()).toBe(false))
  await submit((await ours.client.post('/api/billing/checkout')).body.url, { card: '4242424242424242' })
  await waitFor(ours, { plan: 'ultimate' })
  expect(await isOffered()).toBe(true)
  expect((await refund()).status).toBe(204)
  await waitFor(ours, { plan: null, status: 'read_only' })
  expect((await refund()).status).toBe(409)
  expect(await isOffered()).toBe(false)
  const { body } = await callConsole('GET', 'stripe')
  const [{ id } = { id: '' }] = (await ours.client.get('/api/billing')).body.invoices
  expect(body.refunds.filter((one: { invoice: string }) => one.invoice === id)).toHaveLength(1)
})

test('who may pay is mailed of a trial’s end once, in their language, and after a kill by the next look', async () => {
  const ours = await newOrganization()
  const [owner, manager] = [
    await ours.addMember({ role: 'owner', language: 'es' }),
    await ours.addMember({ role: 'manager' }),
  ]
  const org = provenOrg(ours.org)
  await setPlan(org, { state: 'trial', open_until: new Date(Date.now() + 4.5 * 86_400_000).toISOString() })
  const subjectsTo = async (email: string) =>
    (await callConsole('GET', `mail?to=${email}`)).body.mails.flatMap(({ subject }: { subject: string }) =>
      /trial|prueba/.test(subject) ? [subject] : [],
    )
  const [english, spanish] = [/^Your Lotwire trial ends on /, /^Tu prueba de Lotwire termina el /].map((subject) =>
    expect.stringMatching(subject),
  )
  await runJob('sync-billing', { org })
  await runJob('sync-billing', { org })
  expect(await subjectsTo(ours.email)).toEqual([english])
  expect(await subjectsTo(owner.email)).toEqual([spanish])
  expect(await subjectsTo(manager.email)).toEqual([])

  await replaceTold(await findTold(org, 'plan'), { is_done: false, at: new Date(Date.now() - 600_000).toISOString() })
  await runJob('sync-billing', { org })
  await runJob('sync-billing', { org })
  expect(await subjectsTo(ours.email)).toEqual([english, english])
})

test('only an event that Stripe signed within five minutes is heard', async () => {
  const { url, environment } = await openCloud()
  const body = JSON.stringify({ type: 'customer.subscription.updated', data: { object: {} } })
  const now = Math.floor(Date.now() / 1000)
  const signed = (at: number, secret = environment.STRIPE_WEBHOOK_SECRET ?? '') =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const send = (signature: string) =>
    fetch(`${url}/api/webhooks/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } })
  const statuses = [
    `t=${now},v1=${signed(now)}`,
    `t=${now},v1=${'0'.repeat(64)},v1=${signed(now)}`,
    `t=${now},v1=${signed(now, 'another secret')}`,
    `t=${now},v0=${signed(now)}`,
    `t=${now - 301},v1=${signed(now - 301)}`,
    `t=${now},v1=${signed(now - 1)}`,
    '',
  ].map(async (signature) => (await send(signature)).status)
  expect(await Promise.all(statuses)).toEqual([204, 204, 404, 404, 404, 404, 404])
})
