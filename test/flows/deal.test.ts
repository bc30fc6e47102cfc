import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { VEHICLE } from '../request.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    edit: 'Edit deal',
    payment: 'Payment',
    finance: 'Finance',
    budget: 'Budget',
    sum: 'Budgets in this stage: $20,000',
    save: 'Save',
    stage: 'Stage',
    why: 'Why was this deal lost?',
    reason: 'Reason',
    lost: 'Lost',
  },
  es: {
    edit: 'Editar trato',
    payment: 'Pago',
    finance: 'Financiamiento',
    budget: 'Presupuesto',
    sum: 'Presupuestos en esta etapa: $20,000',
    save: 'Guardar',
    stage: 'Etapa',
    why: '¿Por qué se perdió este trato?',
    reason: 'Motivo',
    lost: 'Perdido',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const)(
  'a deal is edited on the contact, counts on the board, and a lost one asks why, in %s at %o',
  async (language, viewport) => {
    const ours = await newOrganization()
    const account = await ours.connect()
    await ours.client.patch('/api/me', { language })
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Hi' })
    const { row } = await findConversation(ours.client, from)
    const car = (await ours.client.post('/api/inventory', VEHICLE)).body.id
    await ours.client.put(`/api/contacts/${row.contact_id}/deal`, { add_vehicles: [car] })
    const t = WORDS[language]

    const page = await open(`/contacts/${row.contact_id}`, { as: ours.client, viewport })
    await page.getByText('2021 Ford Escape').first().waitFor()
    await page.getByRole('button', { name: t.edit }).click()
    const dialog = page.getByRole('dialog', { name: t.edit })
    await dialog.getByLabel(t.payment).selectOption('finance')
    await dialog.getByLabel(t.budget).fill('under 20k')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.save }).click()
    await page.locator('.deal').getByText(t.finance).waitFor()

    const board = await open('/sales-classification', { as: ours.client, viewport })
    await board.locator('#stage-new').getByTitle(t.sum).waitFor()
    await board.locator('#stage-new .board-card').getByText('$20', { exact: false }).waitFor()
    expect(await violationsOn(board)).toEqual([])

    await page.getByLabel(t.stage).selectOption('lost')
    const why = page.getByRole('dialog', { name: t.why })
    await why.getByLabel(t.reason).selectOption('credit')
    await why.getByRole('button', { name: t.save }).click()
    await why.waitFor({ state: 'detached' })
    expect((await ours.client.get(`/api/contacts/${row.contact_id}/deal`)).body.deal).toMatchObject({
      ...{ payment: 'finance', lost: { reason: 'credit' } },
    })
  },
)
