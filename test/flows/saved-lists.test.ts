import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  const account = await ours.connect()
  for (const [name, stage] of [
    ['Ana Torres', 'sold'],
    ['Ben Ortiz', 'contacted'],
  ] as const) {
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
    const [first_name, last_name] = name.split(' ')
    const { row } = await findConversation(ours.client, from)
    await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name, last_name, stage })
  }
})

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
])('a list of one’s own is made, shown with its count, changed, and deleted at %o', async (viewport) => {
  const page = await open('/chats', { as: ours.client, viewport })
  const row = (name: string) => page.locator('.chat-panel').getByText(name)
  await row('Ben Ortiz').waitFor()
  const lists = page.getByRole('combobox', { name: 'Saved lists' })
  await lists.selectOption('New list…')
  const dialog = page.getByRole('dialog', { name: 'New list…' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Give the list a name.').waitFor()
  await dialog.getByLabel('Name').fill('Bought here')
  await dialog.getByLabel('Stage').selectOption('sold')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()

  await row('Ana Torres').waitFor()
  await row('Ben Ortiz').waitFor({ state: 'detached' })
  await lists.getByRole('option', { name: 'Bought here (1)' }).waitFor({ state: 'attached' })
  await page.reload()
  await row('Ana Torres').waitFor()

  await page.getByRole('button', { name: 'Edit list' }).click()
  await page.getByRole('dialog').getByLabel('Stage').selectOption('contacted')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await row('Ben Ortiz').waitFor()
  await row('Ana Torres').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Edit list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await row('Ana Torres').waitFor()
  await row('Ben Ortiz').waitFor()
})
