import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
let ours: TestOrganization
let luis: { id: string; client: Client }
let agent: { id: string }
let phoneNumber = ''
beforeAll(async () => {
  ours = await newOrganization()
  phoneNumber = (await ours.connect()).phone_number
  luis = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
  agent = await ours.addMember({ role: 'agent' })
  await ours.client.post('/api/fields', { name: 'Trim', kind: 'text' })
})

/** A contact who wrote, and whom another agent has. */
async function newContact(first_name: string, more: object = {}) {
  const from = newCustomer()
  await customerWrites({ from, to: phoneNumber, body: 'Is it still for sale?' })
  const { id, row } = await findConversation(ours.client, from)
  await assign(ours.client, row, agent.id)
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name, last_name: 'Torres', ...more })
  return { contact: row.contact_id, conversation: id }
}

const WORDS = {
  en: {
    review: /^Review /,
    merge: 'Merge contacts',
    confirm: 'Merge',
    lease: 'Lease',
    none: 'No likely duplicates',
    undo: /^Undo the merge of/,
    differ: /are not the same person$/,
    note: 'New note',
    please: 'Please look',
    add: '+ Add Note',
    mentioned: 'You were mentioned in a note about Rosa Torres',
    reads: 'A colleague’s conversation',
    show: 'Show a colleague',
    colleague: 'Colleague',
    what: 'What should they know?',
    send: 'Show',
    shown: 'Shown to',
    lead: 'Show this message',
  },
  es: {
    review: /^Revisar a /,
    merge: 'Combinar contactos',
    confirm: 'Combinar',
    lease: 'Arrendamiento',
    none: 'No hay posibles duplicados',
    undo: /^Deshacer la combinación de/,
    differ: /no son la misma persona$/,
    note: 'Nota nueva',
    please: 'Échale un ojo',
    add: '+ Agregar nota',
    mentioned: 'Te mencionaron en una nota sobre Rosa Torres',
    reads: 'Conversación de un colega',
    show: 'Mostrar a un colega',
    colleague: 'Colega',
    what: '¿Qué debe saber?',
    send: 'Mostrar',
    shown: 'Se le mostró a',
    lead: 'Ver este mensaje',
  },
} as const

const IN_BOTH = [
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 800 }],
] as const

async function speak(language: 'en' | 'es') {
  for (const { client } of [ours, luis]) await client.patch('/api/me', { language })
  return WORDS[language]
}

test.each(IN_BOTH)(
  'a likely duplicate is reviewed, merged, and parted again, in %s at %o',
  async (language, viewport) => {
    const t = await speak(language)
    const email = `ana.${language}@torres.test`
    const { contact } = await newContact('Ana', { email, custom: { trim: 'XLT' } })
    await ours.client.put(`/api/contacts/${contact}/deal`, { payment: 'cash' })
    const twin = { first_name: 'Anita', last_name: 'Torres', email, phone: newCustomer(), custom: { trim: 'SE' } }
    const { id } = (await ours.client.post('/api/contacts', twin)).body
    await ours.client.put(`/api/contacts/${id}/deal`, { payment: 'lease' })
    const page = await open('/contacts?tab=twins', { as: ours.client, viewport })
    await page.getByRole('button', { name: t.review }).click()
    const dialog = page.getByRole('dialog', { name: t.merge })
    for (const name of ['Anita', 'SE', t.lease]) await dialog.getByRole('radio', { name, exact: true }).check()
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.confirm }).click()
    await page.getByRole('heading', { name: 'Anita Torres' }).waitFor()
    expect((await ours.client.get(`/api/contacts/${contact}`)).body.custom).toEqual({ trim: 'SE' })
    expect((await ours.client.get(`/api/contacts/${contact}/deal`)).body.deal.payment).toBe('lease')
    await page.goto(new URL('/contacts?tab=twins', page.url()).href)
    await page.getByText(t.none).waitFor()
    await page.getByRole('button', { name: t.undo }).click()
    await page.getByRole('button', { name: t.review }).waitFor()
    await page.getByRole('button', { name: t.differ }).click()
    await page.getByText(t.none).waitFor()
    await ours.client.delete(`/api/contacts/${id}`)
  },
)

test.each(IN_BOTH)(
  'a colleague is mentioned by @, opens the conversation from the notification, and can only read it, in %s at %o',
  async (language, viewport) => {
    const t = await speak(language)
    const { contact } = await newContact('Rosa')
    const { data } = (await ours.client.get('/api/colleagues')).body
    const { name } = data.find(({ id }: { id: string }) => id === luis.id)
    const page = await open(`/contacts/${contact}`, { as: ours.client, viewport })
    const field = page.getByRole('textbox', { name: t.note })
    await field.pressSequentially(`${t.please} @${name.slice(0, 3)}`)
    await page.getByRole('listbox').getByRole('option', { name }).first().waitFor()
    await field.press('Enter')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: t.add }).click()
    await page.locator('.person-note').getByText(t.please).waitFor()

    const reader = await open('/notifications', { as: luis.client, viewport })
    await reader.getByText(t.mentioned).first().click()
    await reader.getByText(t.reads).waitFor()
    await reader.getByText('Is it still for sale?').first().waitFor()
    expect(await violationsOn(reader)).toEqual([])
  },
)

test.each(IN_BOTH)(
  'a message is shown to a colleague, whose notification leads to the note and that to the message, in %s at %o',
  async (language, viewport) => {
    const t = await speak(language)
    const { contact, conversation } = await newContact('Ana')
    const { data } = (await ours.client.get('/api/colleagues')).body
    const { name } = data.find(({ id }: { id: string }) => id === luis.id)
    const page = await open(`/chats/${conversation}`, { as: ours.client, viewport })
    const message = page.locator('article', { hasText: 'Is it still for sale?' })
    await message.hover()
    await message.getByRole('button', { name: t.show }).click()
    const dialog = page.getByRole('dialog', { name: t.show })
    await dialog.getByLabel(t.colleague).selectOption(name)
    await dialog.getByLabel(t.what).fill('Yours, I think.')
    expect(await violationsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.send, exact: true }).click()
    await page.getByText(`${t.shown} ${name}`).waitFor()

    const reader = await open(`/contacts/${contact}`, { as: luis.client, viewport })
    const note = reader.locator('.person-note', { hasText: 'Yours, I think.' })
    expect(await note.textContent()).toContain(`@${name} Yours, I think.\n“Is it still for sale?”`)
    await note.getByRole('link', { name: t.lead }).click()
    await reader.locator('[data-found]', { hasText: 'Is it still for sale?' }).waitFor()
  },
)
