import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('an owner makes a role, gives it to an agent, and takes a right again, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const lena = await ours.addMember({ role: 'agent', first_name: 'Lena', last_name: 'Lot' })
  const viewport = { width: 390, height: 844 }
  const look = (path: string, as = ours.client) => visit(path, { as, language: 'es', viewport })
  const page = await look('/settings/roles')
  await page.getByRole('button', { name: 'Agregar rol' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Encargado del lote')
  await dialog.getByRole('button', { name: 'Agregar rol' }).click()
  const box = page.getByRole('checkbox', { name: 'Encargado del lote: Administrar el inventario' })
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Agente: Administrar el inventario' }).count()).toBe(0)

  await look('/team')
  await page.getByRole('button', { name: 'Acciones para Lena Lot' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar rol' }).click()
  await dialog.getByLabel('Rol').selectOption('Encargado del lote')
  await dialog.getByRole('button', { name: 'Cambiar rol' }).click()
  await page.getByRole('row', { name: 'Lena Lot' }).getByText('Encargado del lote').waitFor()

  const hers = await look('/inventory', lena.client)
  await hers.getByRole('button', { name: 'Agregar vehículo' }).waitFor()
  await look('/settings/roles')
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(false)
  expect((await lena.client.post('/api/inventory', { make: 'Ford' })).status).toBe(403)
})

/** Each page's actions that need a right, by name; the board's move is named after the contact. */
const ACTIONS = {
  inbox: [
    ...['Add Contact', 'Select', 'Close conversation', 'Labels', 'Contacted', 'Reply to this message', 'Assigned to'],
    ...['Add note', 'Remind me', 'Record opt-out', 'Record consent', 'Edit deal', 'Mark as sold', 'Phone is off'],
  ],
  contact: ['Add Contact', 'Export', 'Actions for Wanda Wells', 'Call', 'SMS', 'Book', 'New note', 'Labels'],
  board: ['Pause contact', 'Move Wanda Wells', 'Open call view'],
} as const

test('a person who may only read meets no action on the inbox, a contact, and the board', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  const [reader, role] = await Promise.all([
    ours.addMember({ role: 'agent' }),
    ours.client.post('/api/roles', { name: 'Reader', rights: ['see_all'] }),
  ])
  await ours.client.put(`/api/team/members/${reader.id}/role`, { role: role.body.role.id })
  const from = newCustomer()
  await ours.client.post('/api/contacts', { first_name: 'Wanda', last_name: 'Wells', phone: from })
  await customerWrites({ from, to: account.phone_number, body: 'Is it still there?' })
  const { id, row } = await findConversation(ours.client, from)
  const paths = {
    inbox: `/chats/${id}`,
    contact: `/contacts/${row.contact_id}`,
    board: '/sales-classification',
  }
  const viewport = { width: 1600, height: 1000 }
  for (const name of ['inbox', 'contact', 'board'] as const) {
    const [owners, readers] = [
      await visit(paths[name], { as: ours.client, viewport }),
      await visit(paths[name], { as: reader.client, viewport }),
    ]
    for (const page of [owners, readers]) await page.getByText('Wanda Wells').first().waitFor()
    for (const action of ACTIONS[name]) await actionOn(owners, action).first().waitFor()
    for (const action of ACTIONS[name]) expect(await actionOn(readers, action).count(), `${name}: ${action}`).toBe(0)
  }
  const readers = await visit(paths.inbox, { as: reader.client, viewport })
  await readers.getByText('Your role can’t send messages').waitFor()
  expect(await readers.locator('textarea').count()).toBe(0)
})

/** What can be pressed, by the beginning of its name. */
const actionOn = (page: Page, name: string) =>
  page
    .getByRole('button', { name, disabled: false })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('combobox', { name, exact: true, disabled: false }))
    .or(page.getByRole('textbox', { name, exact: true }))

test('every place can be reached without scrolling, and on a low screen the open one is in sight', async () => {
  const ours = await newOrganization()
  for (const [language, width, height] of [
    ['en', 1440, 900],
    ['es', 1024, 768],
  ] as const) {
    const page = await visit('/settings/roles', { as: ours.client, language, viewport: { width, height } })
    const places = page.getByRole('navigation').first().locator('li, [data-scope=menu][data-part=trigger]')
    await places.last().waitFor()
    expect(await places.count()).toBeGreaterThan(width > 1111 ? 13 : 8)
    const bottoms = await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const foot = await page.getByRole('navigation').first().getByRole('button').last().boundingBox()
    expect(Math.max(...bottoms), language).toBeLessThanOrEqual(foot?.y ?? 0)
  }
  const low = await visit('/settings/roles', {
    as: ours.client,
    language: 'en',
    viewport: { width: 1440, height: 480 },
  })
  const sidebar = low.getByRole('navigation').first()
  const bottomOf = async () => {
    const open = await sidebar.locator('a[aria-current=page]').boundingBox()
    const foot = await sidebar.getByRole('button').last().boundingBox()
    return (foot?.y ?? 0) - ((open?.y ?? 0) + (open?.height ?? 0))
  }
  await eventually(async () => expect(await bottomOf()).toBeGreaterThanOrEqual(0))
})
