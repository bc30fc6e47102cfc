import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { REPORT_NAMES } from '#contract/reports/report-facts.ts'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

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

test.each([
  ['en', 1440],
  ['es', 390],
] as const)(
  'each report shows what happened, leads to who is behind it, and is a file, in %s at %i px',
  async (language, width) => {
    await ours.client.patch('/api/me', { language })
    const report = async (name: string) => (await ours.client.get(`/api/reports/${name}`)).body.data
    for (const [name, values] of Object.entries(SEEDED))
      await eventually(async () => {
        const { figures } = await report(name)
        const known = Object.fromEntries(figures.map((one: { name: string; value: unknown }) => [one.name, one.value]))
        expect(known).toMatchObject(values)
      })

    const page = await open('/reports', { as: ours.client, viewport: { width, height: 900 } })
    for (const name of REPORT_NAMES) {
      await page.goto(new URL(`/reports/${name}`, page.url()).href)
      const { figures } = await report(name)
      for (const { label } of figures) await page.locator('dt').getByText(label, { exact: true }).waitFor()
      expect(await violationsOn(page)).toEqual([])
      const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect(await page.evaluate(isTooWide), name).toBe(false)
    }

    await page.goto(new URL('/reports/leads', page.url()).href)
    await page.locator('dd', { hasText: '$18,500' }).waitFor()
    await page
      .getByRole('button', { name: /(Show what’s behind New contacts|Ver qué hay detrás de Contactos nuevos)$/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Ana Torres' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: language === 'en' ? 'Export CSV' : 'Exportar CSV' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toMatch(
      language === 'en' ? /New contacts,2,/ : /Contactos nuevos,2,/,
    )
  },
)
