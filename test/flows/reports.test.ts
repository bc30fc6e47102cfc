import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { REPORT_NAMES } from '#contract/reports/report-facts.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  const to = (await ours.connect()).phone_number
  const [phone, other] = [newCustomer(), newCustomer()]
  await customerWrites({ from: phone, to, body: 'Still for sale?' })
  await customerWrites({ from: other, to, body: 'Anybody there?' })
  const { id, row } = await findConversation(ours.client, phone)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Ana', last_name: 'Torres' })
  await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'It is' })
  await ours.client.put(`/api/contacts/${row.contact_id}/deal`, { sold: { amount: 18_500 } })
})

/** What a figure shows, by its label. */
const SEEDED = {
  answering: { opened: 2, first_answers: 1, waiting: 1 },
  leads: { leads: 2, sold_amount: 18_500 },
  team: { messages: 1 },
} as const

test('each report shows what happened, leads to who is behind it, and is a file, on a phone in Spanish', async () => {
  const look = (path: string) => visit(path, { as: ours.client, language: 'es', viewport: { width: 390, height: 900 } })
  const page = await look('/reports')
  const report = async (name: string) => (await ours.client.get(`/api/reports/${name}`)).body.data
  for (const [name, values] of Object.entries(SEEDED))
    await eventually(async () => {
      const { figures } = await report(name)
      const known = Object.fromEntries(figures.map((one: { name: string; value: unknown }) => [one.name, one.value]))
      expect(known).toMatchObject(values)
    })

  for (const name of REPORT_NAMES) {
    await goTo(page, `/reports/${name}`)
    const { figures } = await report(name)
    for (const { label } of figures) await page.locator('dt').getByText(label, { exact: true }).waitFor()
  }

  await look('/reports/leads')
  await page.locator('dd', { hasText: '$18,500' }).waitFor()
  await page.getByRole('link', { name: /Ver qué hay detrás de Contactos nuevos$/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ana Torres' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/Contactos nuevos,2,/)
})
