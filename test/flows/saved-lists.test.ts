import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { stopPolling, usePages } from './pages.ts'

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

const WORDS = {
  en: {
    lists: 'Saved lists',
    add: 'New list…',
    title: 'New list',
    save: 'Save',
    missing: 'Give the list a name.',
    name: 'Name',
    stage: 'Stage',
    edit: 'Edit list',
    remove: 'Delete list',
  },
  es: {
    lists: 'Listas guardadas',
    add: 'Nueva lista…',
    title: 'Nueva lista',
    save: 'Guardar',
    missing: 'Ponle nombre a la lista.',
    name: 'Nombre',
    stage: 'Etapa',
    edit: 'Editar lista',
    remove: 'Eliminar lista',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const)(
  'a list of one’s own is made, shown with its count, changed, and deleted in %s at %o',
  async (language, viewport) => {
    await ours.client.patch('/api/me', { language })
    const t = WORDS[language]
    const page = await open('/chats', { as: ours.client, viewport })
    const row = (name: string) => page.locator('.chat-panel').getByText(name)
    await row('Ben Ortiz').waitFor()
    const lists = page.getByRole('combobox', { name: t.lists })
    await lists.selectOption(t.add)
    const dialog = page.getByRole('dialog', { name: t.title, exact: true })
    await dialog.getByRole('button', { name: t.save }).click()
    await dialog.getByText(t.missing).waitFor()
    await dialog.getByLabel(t.name).fill('Bought here')
    await dialog.getByText(t.missing).waitFor({ state: 'detached' })
    await dialog.getByLabel(t.stage).selectOption('sold')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.save }).click()

    await row('Ana Torres').waitFor()
    await row('Ben Ortiz').waitFor({ state: 'detached' })
    await lists.getByRole('option', { name: 'Bought here (1)' }).waitFor({ state: 'attached' })
    await stopPolling(page)
    await page.reload()
    await row('Ana Torres').waitFor()

    await page.getByRole('button', { name: t.edit }).click()
    await page.getByRole('dialog').getByLabel(t.stage).selectOption('contacted')
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click()
    await row('Ben Ortiz').waitFor()
    await row('Ana Torres').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: t.edit }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await row('Ana Torres').waitFor()
    await row('Ben Ortiz').waitFor()
  },
)
