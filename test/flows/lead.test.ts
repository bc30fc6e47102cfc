import { beforeAll, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()
let ours: TestOrganization
let vehicle: string
const phone = newCustomer()
beforeAll(async () => {
  ours = await newOrganization()
  await ours.connect()
  const [made] = await fillLot(provenOrg(ours.org), [{ key: 'one', make: 'Ford', model: 'Escape', year: 2021 }])
  vehicle = made?.id ?? ''
})

test('a question from a vehicle’s page becomes a contact with its source and consent, and a report tells of it', async () => {
  const visitor = await visit(`/vehicle/${vehicle}?src=fall-sale`)
  const form = visitor.locator('form[data-ask]')
  await form.getByRole('button').click()
  await form.getByText('Enter your name, and a phone number or email').waitFor()
  await form.getByLabel('Your name').fill('Ana Torres')
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Your question').fill('Can I see it on Saturday?')
  await form.getByRole('button').click()
  await form.getByText('We got your question').waitFor()

  const { id, row } = await findConversation(ours.client, phone)
  const page = await visit(`/chats/${id}`, { as: ours.client })
  await page.locator('article', { hasText: 'Can I see it on Saturday?' }).getByText('Ad · fall-sale').waitFor()
  const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
  expect(data).toContainEqual(
    expect.objectContaining({ method: 'form', state: 'given', text: expect.stringContaining('Reply STOP') }),
  )
  await eventually(async () =>
    expect((await ours.client.get(`/api/contacts/${row.contact_id}`)).body.source.detail).toContain('fall-sale'),
  )

  await eventually(async () => {
    const { figures } = (await ours.client.get('/api/reports/leads')).body.data
    expect(figures[0]).toMatchObject({ name: 'leads', value: 1 })
  })
  await goTo(page, '/reports/leads')
  await page.getByRole('rowheader', { name: 'Ad' }).waitFor()
  await page.getByRole('link', { name: /Show what’s behind New contacts/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ana Torres' }).waitFor()
})

test('a manager makes an address for leads, and makes a contact there of one that could not be read', async () => {
  const page = await visit('/settings/leads', { as: ours.client })
  await page.getByRole('button', { name: 'Create address' }).first().click()
  const address = page.getByRole('textbox', { name: 'Email address' })
  await expect.poll(() => address.inputValue()).toMatch(/^leads-\w+@/)

  const phone = newCustomer()
  const text = `<adf><prospect><customer><contact><name>Rae Stone</name><phone>${phone}</phone>`
  const mail = { to: await address.inputValue(), from: 'Leads <leads@provider.example>', subject: 'New lead', text }
  await callConsole('POST', 'mail/inbound', mail)
  await page.getByRole('link', { name: 'Settings', description: '1 lead to review' }).waitFor()
  await page.getByText('Show content').click()
  await page.getByText(`Rae Stone · ${phone}`).waitFor()
  await page.getByRole('button', { name: 'Create contact' }).click()
  await page.getByRole('button', { name: 'Open conversation' }).click()
  await page.locator('article', { hasText: phone }).waitFor()
})
