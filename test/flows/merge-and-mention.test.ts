import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
const email = 'ana@torres.test'
let ours: TestOrganization
let luis: { id: string; client: Client }
let contact: string
beforeAll(async () => {
  ours = await newOrganization()
  const account = await ours.connect()
  luis = await ours.addMember({ role: 'agent' })
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
  const { row } = await findConversation(ours.client, from)
  contact = row.contact_id
  const agent = await ours.addMember({ role: 'agent' })
  await assign(ours.client, row, agent.id)
  await ours.client.post('/api/fields', { name: 'Trim', kind: 'text' })
  await ours.client.put(`/api/contacts/${contact}`, {
    ...{ first_name: 'Ana', last_name: 'Torres', email },
    custom: { trim: 'XLT' },
  })
  await ours.client.put(`/api/contacts/${contact}/deal`, { payment: 'cash' })
})

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
])('a likely duplicate is reviewed, merged, and parted again at %o', async (viewport) => {
  const twin = { first_name: 'Anita', last_name: 'Torres', email, phone: newCustomer(), custom: { trim: 'SE' } }
  const { id } = (await ours.client.post('/api/contacts', twin)).body
  await ours.client.put(`/api/contacts/${id}/deal`, { payment: 'lease' })
  const page = await open('/contacts?tab=twins', { as: ours.client, viewport })
  await page.getByRole('button', { name: /^Review / }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge contacts' })
  for (const name of ['Anita', 'SE', 'Lease']) await dialog.getByRole('radio', { name, exact: true }).check()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await page.getByRole('heading', { name: 'Anita Torres' }).waitFor()
  expect((await ours.client.get(`/api/contacts/${contact}`)).body.custom).toEqual({ trim: 'SE' })
  expect((await ours.client.get(`/api/contacts/${contact}/deal`)).body.deal.payment).toBe('lease')
  await page.goto(new URL('/contacts?tab=twins', page.url()).href)
  await page.getByText('No likely duplicates').waitFor()
  await page.getByRole('button', { name: /^Undo the merge of/ }).click()
  await page.getByRole('button', { name: /^Review / }).waitFor()
  await page.getByRole('button', { name: /are not the same person$/ }).click()
  await page.getByText('No likely duplicates').waitFor()
  await ours.client.delete(`/api/contacts/${id}`)
})

test('a colleague is mentioned by @, opens the conversation from the notification, and can only read it', async () => {
  const { data } = (await ours.client.get('/api/colleagues')).body
  const { name } = data.find(({ id }: { id: string }) => id === luis.id)
  const page = await open(`/contacts/${contact}`, { as: ours.client })
  const field = page.getByRole('textbox', { name: 'New note' })
  await field.pressSequentially(`Please look @${name.slice(0, 3)}`)
  await page.getByRole('listbox').getByRole('option', { name }).first().waitFor()
  await field.press('Enter')
  await page.getByRole('button', { name: '+ Add Note' }).click()
  await page.locator('.person-note').getByText('Please look').waitFor()

  const reader = await open('/notifications', { as: luis.client })
  await reader.getByText(/You were mentioned in a note about/).click()
  await reader.getByText('A colleague’s conversation').waitFor()
  await reader.getByText('Is it still for sale?').first().waitFor()
})

test('a message is shown to a colleague, whose notification leads to the note and that to the message', async () => {
  const { data } = (await ours.client.get('/api/colleagues')).body
  const { name } = data.find(({ id }: { id: string }) => id === luis.id)
  const { body: row } = await ours.client.get(`/api/chats/by-contact/${contact}`)
  const page = await open(`/chats/${row.sms_conversation_id}`, { as: ours.client })
  const message = page.locator('article', { hasText: 'Is it still for sale?' })
  await message.hover()
  await message.getByRole('button', { name: 'Show a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show a colleague' })
  await dialog.getByLabel('Colleague').selectOption(name)
  await dialog.getByLabel('What should they know?').fill('Yours, I think.')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Show' }).click()
  await page.getByText(`Shown to ${name}`).waitFor()

  const reader = await open(`/contacts/${contact}`, { as: luis.client })
  const note = reader.locator('.person-note', { hasText: 'Yours, I think.' })
  expect(await note.textContent()).toContain(`@${name} Yours, I think.\n“Is it still for sale?”`)
  await note.getByRole('link', { name: 'Show this message' }).click()
  await reader.locator('[data-found]', { hasText: 'Is it still for sale?' }).waitFor()
})
