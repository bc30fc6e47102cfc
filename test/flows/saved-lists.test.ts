import { beforeAll, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { stopPolling, usePages } from './pages.ts'

const { visit } = usePages()
let ours: TestOrganization
let ben: string
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
    ben = row.contact_id
  }
})

test('a list of one’s own is made, shown with its count, changed, and deleted, on a phone in Spanish', async () => {
  const page = await visit('/chats', { as: ours.client, language: 'es', viewport: { width: 390, height: 800 } })
  const row = (name: string) => page.locator('.chat-panel').getByText(name)
  await row('Ben Ortiz').waitFor()
  const filters = page.getByRole('button', { name: /^Filtrar/ })
  await filters.click()
  await page.getByRole('menuitem', { name: 'Nueva lista…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva lista', exact: true })
  const missing = dialog.getByText('Ponle nombre a la lista.')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await missing.waitFor()
  await dialog.getByLabel('Nombre').fill('Bought here')
  await missing.waitFor({ state: 'detached' })
  await dialog.getByLabel('Etapa').selectOption('sold')
  await dialog.getByRole('button', { name: 'Guardar' }).click()

  await row('Ana Torres').waitFor()
  await row('Ben Ortiz').waitFor({ state: 'detached' })
  await filters.click()
  await page.getByRole('menuitemcheckbox', { name: 'Bought here (1)', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  const move = (stage: string) => ours.client.put(`/api/contacts/${ben}`, { stage })
  await move('sold')
  await row('Ben Ortiz').waitFor()
  await filters.click()
  await page.getByRole('menuitemcheckbox', { name: 'Bought here (2)' }).waitFor()
  await page.keyboard.press('Escape')
  await move('contacted')
  await row('Ben Ortiz').waitFor({ state: 'detached' })
  await stopPolling(page)
  await page.reload()
  await row('Ana Torres').waitFor()

  const edited = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Editar lista' }).click()
  await edited.getByLabel('Etapa').selectOption('contacted')
  await edited.getByRole('button', { name: 'Guardar' }).click()
  await row('Ben Ortiz').waitFor()
  await row('Ana Torres').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Editar lista' }).click()
  await edited.getByRole('button', { name: 'Eliminar lista' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar lista' }).click()
  await row('Ana Torres').waitFor()
  await row('Ben Ortiz').waitFor()
})
