import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { goTo, usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    add: 'Add role',
    name: 'Name',
    role: 'Lot attendant',
    agent: 'Agent',
    inventory: 'Manage the inventory',
    change: 'Change Role',
    which: 'Role',
    addVehicle: /Add/,
  },
  es: {
    add: 'Agregar rol',
    name: 'Nombre',
    role: 'Encargado del lote',
    agent: 'Agente',
    inventory: 'Administrar el inventario',
    change: 'Cambiar rol',
    which: 'Rol',
    addVehicle: /Agregar/,
  },
} as const

test.each([
  ['en', { width: 1440, height: 900 }],
  ['es', { width: 390, height: 844 }],
] as const)(
  'an owner makes a role, gives it to an agent, and takes a right again, in %s at %o',
  async (language, viewport) => {
    const ours = await newOrganization()
    const lena = await ours.addMember({ role: 'agent', first_name: 'Lena', last_name: 'Lot' })
    for (const { client } of [ours, lena]) await client.patch('/api/me', { language })
    const t = WORDS[language]
    const settings = await open('/settings/roles', { as: ours.client, viewport })
    await settings.getByRole('button', { name: t.add }).click()
    const dialog = settings.getByRole('dialog')
    await dialog.getByLabel(t.name).fill(t.role)
    await dialog.getByRole('button', { name: t.add }).click()
    const box = settings.getByRole('checkbox', { name: `${t.role}: ${t.inventory}` })
    await box.click()
    await expect.poll(() => box.isChecked()).toBe(true)
    expect(await settings.getByRole('checkbox', { name: `${t.agent}: ${t.inventory}` }).isDisabled()).toBe(true)
    expect(await violationsOn(settings)).toEqual([])

    const team = await open('/team', { as: ours.client, viewport })
    await team.getByRole('button', { name: `${t.change}: Lena Lot` }).click()
    await team.getByRole('dialog').getByLabel(t.which).selectOption(t.role)
    await team.getByRole('dialog').getByRole('button', { name: t.change }).click()
    await team.getByRole('row', { name: 'Lena Lot' }).getByText(t.role).waitFor()

    const hers = await open('/inventory', { as: lena.client, viewport })
    await hers.getByRole('button', { name: t.addVehicle }).first().waitFor()
    await box.click()
    await expect.poll(() => box.isChecked()).toBe(false)
    const { status } = await lena.client.post('/api/inventory', { make: 'Ford' })
    expect(status).toBe(403)
  },
)

/** Each page's actions that need a right, by name; the board's move is named after the contact. */
const ACTIONS = {
  inbox: [
    ...['Add Contact', 'Select', 'Close conversation', 'Labels', 'Contacted', 'Reply to this message', 'Assigned to'],
    ...['Add note', 'Remind me', 'Record consent', 'Edit deal', 'Mark as sold', 'Phone is off'],
  ],
  contact: ['Add Contact', 'Export', 'Edit Contact', 'Delete Contact', 'Call', 'SMS', 'Book', 'New note', 'Labels'],
  board: ['Pause contact', 'Move Wanda Wells', 'Open call view'],
} as const

test('a person who may only read meets no action on the inbox, a contact, and the board', async () => {
  const ours = await newOrganization()
  const [account, reader, role] = await Promise.all([
    ours.connect(),
    ours.addMember({ role: 'agent' }),
    ours.client.post('/api/roles', { name: 'Reader', rights: ['see_all'] }),
  ])
  await ours.client.put(`/api/team/members/${reader.id}/role`, { role: role.body.role.id })
  const phone = newCustomer()
  await ours.client.post('/api/contacts', { first_name: 'Wanda', last_name: 'Wells', phone })
  await customerWrites({ from: phone, to: account.phone_number, body: 'Is it still there?' })
  const { id, row } = await findConversation(ours.client, phone)
  const paths = {
    inbox: `/chats/${id}`,
    contact: `/contacts/${row.contact_id}`,
    board: '/sales-classification',
  }
  const [owners, readers] = await Promise.all(
    [ours.client, reader.client].map((as) => open(paths.inbox, { as, viewport: { width: 1600, height: 1000 } })),
  )
  for (const page of ['inbox', 'contact', 'board'] as const) {
    for (const one of [owners, readers]) {
      if (page !== 'inbox') await goTo(one as Page, paths[page])
      await one?.getByText('Wanda Wells').first().waitFor()
    }
    for (const name of ACTIONS[page])
      await actionOn(owners as Page, name)
        .first()
        .waitFor()
    for (const name of ACTIONS[page]) expect(await actionOn(readers as Page, name).count(), `${page}: ${name}`).toBe(0)
    if (page === 'inbox') {
      await readers?.getByText('Your role can’t send messages').waitFor()
      expect(await readers?.locator('textarea').count()).toBe(0)
    }
    expect(await violationsOn(readers as Page)).toEqual([])
  }

  await reader.client.patch('/api/me', { language: 'es' })
  const onPhone = await open(paths.inbox, { as: reader.client, viewport: { width: 390, height: 844 } })
  await onPhone.getByText('Tu rol no permite enviar mensajes').waitFor()
  expect(await onPhone.locator('textarea').count()).toBe(0)
  expect(await violationsOn(onPhone)).toEqual([])
})

/** What can be pressed, by the beginning of its name. */
const actionOn = (page: Page, name: string) =>
  page
    .getByRole('button', { name, disabled: false })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('combobox', { name, exact: true, disabled: false }))
    .or(page.getByRole('textbox', { name, exact: true }))
