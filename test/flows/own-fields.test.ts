import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    add: 'Add field',
    name: 'Name',
    kind: 'Kind',
    choice: 'Choice 1',
    save: 'Save',
    fill: 'Add Tier',
    change: 'Change Tier: Gold',
    columns: 'Columns',
  },
  es: {
    add: 'Agregar campo',
    name: 'Nombre',
    kind: 'Tipo',
    choice: 'Opción 1',
    save: 'Guardar',
    fill: 'Agregar Tier',
    change: 'Cambiar Tier: Gold',
    columns: 'Columnas',
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const)(
  'a field is added, filled in, filtered by, and shown in the list, in %s at %o',
  async (language, viewport) => {
    const ours = await newOrganization()
    const account = await ours.connect()
    await ours.client.patch('/api/me', { language })
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Hi' })
    const { id, row } = await findConversation(ours.client, from)
    await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name: 'Ana', last_name: 'Torres' })
    const t = WORDS[language]

    const page = await open('/settings/fields', { as: ours.client, viewport })
    await page.getByRole('button', { name: t.add }).click()
    const dialog = page.getByRole('dialog', { name: t.add })
    await dialog.getByLabel(t.name).fill('Tier')
    await dialog.getByLabel(t.kind).selectOption('choice')
    await dialog.getByRole('textbox', { name: t.choice }).fill('Gold')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.save }).click()
    await page.getByText('{{tier}}').waitFor()

    await page.goto(`${new URL(page.url()).origin}/contacts/${row.contact_id}`)
    await page.getByRole('button', { name: t.fill }).click()
    await page.getByRole('combobox', { name: 'Tier' }).selectOption('Gold')
    await page.getByRole('button', { name: t.change }).getByText('Gold').waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect((await ours.client.get(`/api/contacts/${row.contact_id}`)).body.custom).toEqual({ tier: 'Gold' })
    expect(id).not.toBe('')

    const custom = encodeURIComponent(JSON.stringify([{ key: 'tier', test: 'is_not', value: 'Gold' }]))
    await page.goto(`${new URL(page.url()).origin}/contacts?custom=${custom}`)
    await page.getByText(language === 'en' ? 'Tier is not Gold' : 'Tier no es Gold').waitFor()

    await page.goto(`${new URL(page.url()).origin}/contacts`)
    await page.getByRole('button', { name: t.columns }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Tier' }).click()
    await page.reload()
    await page.getByRole('listitem').filter({ hasText: 'Ana Torres' }).getByText('Gold').waitFor()
    expect(await violationsOn(page)).toEqual([])
  },
)
