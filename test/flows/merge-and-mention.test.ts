import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()
let ours: TestOrganization
let luis: { id: string; client: Client }
let agent: { id: string }
let phoneNumber = ''
/** The name by which Luis is mentioned. */
let name = ''
beforeAll(async () => {
  ours = await newOrganization()
  phoneNumber = (await ours.connect()).phone_number
  luis = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
  agent = await ours.addMember({ role: 'agent' })
  await ours.client.post('/api/fields', { name: 'Trim', kind: 'text' })
  const { data } = (await ours.client.get('/api/colleagues')).body
  name = data.find(({ id }: { id: string }) => id === luis.id).name
})

/** A contact who wrote, and whom another agent has. */
async function newContact(first_name: string, more: object = {}) {
  const from = newCustomer()
  await customerWrites({ from, to: phoneNumber, body: 'Is it still for sale?' })
  const { id, row } = await findConversation(ours.client, from)
  await assign(ours.client, row, agent.id)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name, last_name: 'Torres', ...more })
  return { contact: row.contact_id as string, conversation: id }
}

const DESK = { language: 'en', viewport: { width: 1440, height: 900 } } as const
const PHONE = { language: 'es', viewport: { width: 390, height: 800 } } as const

test('a likely duplicate is reviewed, merged, and parted again, on a phone in Spanish', async () => {
  const email = 'ana@torres.test'
  const { contact } = await newContact('Ana', { email, custom: { trim: 'XLT' } })
  await ours.client.put(`/api/contacts/${contact}/deal`, { payment: 'cash' })
  const twin = { first_name: 'Anita', last_name: 'Torres', email, phone: newCustomer(), custom: { trim: 'SE' } }
  const { id } = (await ours.client.post('/api/contacts', twin)).body
  await ours.client.put(`/api/contacts/${id}/deal`, { payment: 'lease' })
  const twins = () => visit('/contacts?tab=twins', { as: ours.client, ...PHONE })
  const page = await twins()
  await page.getByRole('button', { name: /^Revisar a / }).click()
  const dialog = page.getByRole('dialog', { name: 'Combinar contactos' })
  for (const choice of ['Anita', 'SE', 'Arrendamiento'])
    await dialog.getByRole('radio', { name: choice, exact: true }).check()
  await dialog.getByRole('button', { name: 'Combinar' }).click()
  await page.getByRole('heading', { name: 'Anita Torres' }).waitFor()
  expect((await ours.client.get(`/api/contacts/${contact}`)).body.custom).toEqual({ trim: 'SE' })
  expect((await ours.client.get(`/api/contacts/${contact}/deal`)).body.deal.payment).toBe('lease')
  await twins()
  await page.getByText('No hay posibles duplicados').waitFor()
  await page.getByRole('button', { name: /^Deshacer la combinación de/ }).click()
  await page.getByRole('button', { name: /^Revisar a / }).waitFor()
  await page.getByRole('button', { name: /no son la misma persona$/ }).click()
  await page.getByText('No hay posibles duplicados').waitFor()
})

test('a message is shown to a colleague, whose note leads to it, on a phone in Spanish', async () => {
  const { contact, conversation } = await newContact('Ana')
  const page = await visit(`/chats/${conversation}`, { as: ours.client, ...PHONE })
  const message = page.locator('article', { hasText: 'Is it still for sale?' })
  await message.hover()
  await message.getByRole('button', { name: 'Mostrar a un colega' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mostrar a un colega' })
  await dialog.getByLabel('Colega').selectOption(name)
  await dialog.getByLabel('¿Qué debe saber?').fill('Yours, I think.')
  await dialog.getByRole('button', { name: 'Mostrar', exact: true }).click()
  await page.getByText(`Se le mostró a ${name}`).waitFor()

  const reader = await visit(`/contacts/${contact}`, { as: luis.client, ...PHONE })
  const note = reader.locator('.person-note', { hasText: 'Yours, I think.' })
  expect(await note.textContent()).toContain(`@${name} Yours, I think.\n“Is it still for sale?”`)
  await note.getByRole('link', { name: 'Ver este mensaje' }).click()
  await reader.locator('[data-found]', { hasText: 'Is it still for sale?' }).waitFor()
})

test('a colleague is mentioned by @, opens the conversation from the notification, and can only read it', async () => {
  const { contact } = await newContact('Rosa')
  const page = await visit(`/contacts/${contact}`, { as: ours.client, ...DESK })
  const field = page.getByRole('textbox', { name: 'New note' })
  await field.pressSequentially(`Please look @${name.slice(0, 3)}`)
  await page.getByRole('listbox').getByRole('option', { name }).first().waitFor()
  await field.press('Enter')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: '+ Add Note' }).click()
  await page.locator('.person-note').getByText('Please look').waitFor()

  const reader = await visit('/notifications', { as: luis.client, ...DESK })
  await reader.getByText('You were mentioned in a note about Rosa Torres').first().click()
  await reader.getByText('A colleague’s conversation').waitFor()
  await reader.getByText('Is it still for sale?').first().waitFor()
  expect(await violationsOn(reader)).toEqual([])
})
