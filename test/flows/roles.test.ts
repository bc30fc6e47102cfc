import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { goTo, usePages } from './pages.ts'

const { open } = usePages()

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

test('an owner makes a role, gives it to an agent, and takes a right again', async () => {
  const lena = await ours.addMember({ role: 'agent', first_name: 'Lena', last_name: 'Lot' })
  const settings = await open('/settings/roles', { as: ours.client })
  await settings.getByRole('button', { name: 'Add role' }).click()
  const dialog = settings.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Lot attendant')
  await dialog.getByRole('button', { name: 'Add role' }).click()
  const box = settings.getByRole('checkbox', { name: 'Lot attendant: Manage the inventory' })
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await settings.getByRole('checkbox', { name: 'Agent: Manage the inventory' }).isDisabled()).toBe(true)
  expect(await violationsOn(settings)).toEqual([])

  const team = await open('/team', { as: ours.client })
  await team.getByRole('button', { name: 'Change Role: Lena Lot' }).click()
  await team.getByRole('dialog').getByLabel('Role').selectOption('Lot attendant')
  await team.getByRole('dialog').getByRole('button', { name: 'Change Role' }).click()
  await team.getByRole('row', { name: 'Lena Lot' }).getByText('Lot attendant').waitFor()

  const hers = await open('/inventory', { as: lena.client, viewport: { width: 390, height: 844 } })
  await hers.getByRole('button', { name: /Add/ }).first().waitFor()
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(false)
  const { status } = await lena.client.post('/api/inventory', { make: 'Ford' })
  expect(status).toBe(403)
})

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
})

/** What can be pressed, by the beginning of its name. */
const actionOn = (page: Page, name: string) =>
  page
    .getByRole('button', { name, disabled: false })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('combobox', { name, exact: true, disabled: false }))
    .or(page.getByRole('textbox', { name, exact: true }))
