import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Client, customerWrites } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { workbookOf } from '../workbook-of.ts'
import { goTo, usePages } from './pages.ts'
import { DESK, openPhones, type Phones } from './phones.ts'

const { visit } = usePages()

let phones: Phones
let client: Client
beforeAll(async () => {
  phones = await openPhones()
  client = (await phones.ours.addMember({ role: 'manager' })).client
})

const national = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
const row = (page: Page, name: string) => page.locator('.people-row', { hasText: name })

test('a workbook and a phone’s contacts come in by a preview that says which column became what', async () => {
  const [mobile, home, card] = [newCustomer(), newCustomer(), newCustomer()]
  const page = await visit('/contacts', { as: client, ...DESK })
  await page.getByRole('button', { name: 'Bulk Upload' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk Upload' })
  const preview = dialog.getByRole('region', { name: 'Preview' })
  const bringIn = async (name: string, mimeType: string, buffer: Buffer) => {
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await preview.waitFor()
  }
  const start = async () => {
    await dialog.getByLabel('Where did these people agree').fill('At the desk')
    await dialog.getByRole('button', { name: 'Start import' }).click()
    await dialog.getByText('was imported').first().waitFor()
  }

  const header = ['Name', 'Mobile Phone', 'Home Phone', 'E-mail Address', 'Favorite color']
  const people = [
    ['Torres, Ana', national(mobile), national(home), 'ana@example.com', 'Red'],
    ['Ben Ruiz', '5.12556E+09', '', 'ben@example.com', 'Blue'],
  ]
  await bringIn('people.xlsx', '', workbookOf([header, ...people]))
  const chosen = header.map((name) => dialog.getByLabel(`Column ${name}`, { exact: true }).inputValue())
  expect(await Promise.all(chosen)).toEqual(['name', 'phone', 'phone', 'email', ''])
  const first = preview.getByRole('row').nth(1)
  for (const text of ['Ana', 'Torres', national(mobile), national(home), 'ana@example.com'])
    await first.getByText(text, { exact: false }).first().waitFor()
  await preview.locator('td[data-wrong] em').getByText('Excel').waitFor()
  await preview.locator('th small', { hasText: 'Mobile Phone, Home Phone' }).waitFor()
  await start()

  await dialog.getByRole('button', { name: 'Import another file' }).click()
  const vcard = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Carla Campos', `TEL;TYPE=CELL:${card}`, 'END:VCARD', '']
  await bringIn('contacts.vcf', 'text/vcard', Buffer.from(vcard.join('\r\n')))
  await preview.getByText(national(card)).waitFor()
  await start()
  await page.keyboard.press('Escape')
  await row(page, 'Ana Torres').waitFor()
  await row(page, 'Carla Campos').waitFor()
})

test('further numbers are added, found, called, and written to', async () => {
  const [phone, work] = [newCustomer(), newCustomer()]
  const name = `Nora ${phone.slice(-7)}`
  const [first_name, last_name] = name.split(' ')
  const { body } = await client.post('/api/contacts', { first_name, last_name, phone })
  await customerWrites({ from: phone, to: phones.number, body: 'Is it still for sale?' })
  const page = await visit(`/contacts?search=${last_name}`, { as: client, ...DESK })
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Edit Contact' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Contact' })
  await form.getByRole('button', { name: 'Add number' }).click()
  await form.getByLabel('Other number 1').fill(national(work))
  await form.getByLabel('Label of number 1').fill('Work')
  await form.getByRole('button', { name: 'Update Contact' }).click()
  await form.waitFor({ state: 'detached' })

  await page.getByPlaceholder('Search name or phone or email').fill(national(work))
  await expect.poll(() => page.url()).toContain(encodeURIComponent(national(work).slice(1, 4)))
  await page.getByRole('link', { name: new RegExp(name) }).click()
  const person = page.locator('.person')
  for (const number of [phone, work]) await person.getByText(national(number)).first().waitFor()
  await person.getByRole('button', { name: `Call ${national(work)}` }).click()
  await phones.decide(await phones.ringingAt(work), { status: 'canceled' }).catch(() => {})

  const { id } = await eventually(() => findConversation(client, phone))
  await goTo(page, `/chats/${id}`)
  await page
    .locator('.chat-recipient', { hasText: 'To' })
    .locator('select')
    .selectOption({ label: `${national(work)} · Work` })
  await page.locator('.chat-composer textarea').fill('We are at your work number')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(async () => {
    const { messages } = (await client.get(`/api/chats/sms/${id}/messages`)).body
    expect(messages.at(-1)).toMatchObject({ body: 'We are at your work number', direction: 'outbound', to: work })
  })
  expect((await client.get(`/api/contacts/${body.id}`)).body.numbers).toEqual([{ value: work, label: 'Work' }])
})
