import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { closeToasts, goTo, pollOften, showsBriefly, usePages } from './pages.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const { visit } = usePages()

let ours: TestOrganization
let colleague: Client
beforeAll(async () => {
  ours = await newOrganization()
  colleague = (await ours.addMember({ role: 'agent', first_name: 'Tess', last_name: 'Tan' })).client
})

const national = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
const row = (page: Page, name: string) => page.locator('.people-row', { hasText: name })

async function create(first_name: string, last_name: string, more: object = {}) {
  const phone = newCustomer()
  const { status, body } = await ours.client.post('/api/contacts', { first_name, last_name, phone, ...more })
  expect(status).toBe(200)
  return { id: body.id as string, phone }
}

async function choose(page: Page, name: string, deed: string) {
  // In the row, and beside who is open.
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

test('a contact is added, found, changed and deleted; what was typed stays where the server refuses it', async () => {
  const taken = await create('Nora', 'Quinn')
  const page = await visit('/contacts', { as: ours.client, ...WIDE })
  await page.getByRole('heading', { level: 2, name: 'Select Contact' }).waitFor()

  await page.getByRole('button', { name: 'Add Contact' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' })
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  for (const words of ['Enter the first name.', 'Enter the last name.', 'Enter a phone number or a WhatsApp number.'])
    await dialog.getByText(words).waitFor()
  await dialog.getByLabel('First name').fill('Ana María')
  await dialog.getByLabel('Last name').fill('Torres')
  await dialog.getByLabel('Phone').fill(national(taken.phone))
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await dialog.getByText('Nora Quinn already has this number').waitFor()
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Ana María')
  const phone = newCustomer()
  await dialog.getByLabel('Phone').fill(national(phone))
  const closing = await page.evaluateHandle(() => {
    const titles = new Set<string>()
    const look = () => titles.add(document.querySelector('[role=dialog] h2')?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
    return titles
  })
  await showsBriefly(page, 'Contact added', () => dialog.getByRole('button', { name: 'Add Contact' }).click())
  await dialog.waitFor({ state: 'detached' })
  const titles = await closing.evaluate((seen) => [...seen].filter(Boolean))
  expect(titles, 'a dialog keeps its words while it closes').toEqual(['Add New Contact'])
  await row(page, 'Ana María Torres')
    .getByRole('button', { name: `Call ${national(phone)}` })
    .waitFor()

  await page.getByPlaceholder('Search name or phone or email').fill('maria tor')
  await row(page, 'Nora Quinn').waitFor({ state: 'detached' })
  await row(page, 'Ana María Torres').waitFor()
  expect(page.url()).toContain('search=maria')

  await choose(page, 'Ana María Torres', 'Edit Contact')
  const edit = page.getByRole('dialog', { name: 'Edit Contact' })
  await edit.getByLabel('Company').fill('Torres & Sons')
  await edit.getByLabel('Stage').selectOption('Working Deal')
  await showsBriefly(page, 'Contact updated', () => edit.getByRole('button', { name: 'Update Contact' }).click())
  // Saved: the whole list again (S1 §9).
  await row(page, 'Nora Quinn').waitFor()
  expect(page.url()).not.toContain('search')

  await page.getByRole('link', { name: 'Ana María Torres' }).click()
  await page.getByText('Torres & Sons').waitFor()
  expect(page.url()).toMatch(/\/contacts\/\w+$/)
  await page.getByRole('button', { name: 'Labels' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Follow-up' }).click()
  await page.keyboard.press('Escape')
  await row(page, 'Ana María Torres').getByText('Follow-up').waitFor()

  await choose(page, 'Ana María Torres', 'Delete Contact')
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Are you sure you want to delete Ana María Torres? This action cannot be undone.').waitFor()
  await asked.getByText('conversations, notes and files').waitFor()
  await showsBriefly(page, 'Contact "Ana María Torres" deleted successfully', () =>
    asked.getByRole('button', { name: 'Delete' }).click(),
  )
  await page.getByRole('heading', { level: 2, name: 'Select Contact' }).waitFor()
  expect(await row(page, 'Ana María Torres').count()).toBe(0)
})

test('the way to an open contact of a filtered page is an address: another person opens the same', async () => {
  const { id } = await create('Paula', 'Prueba', { stage: 'sold', labels: ['Quote'] })
  const page = await visit('/contacts', { as: ours.client, ...WIDE })
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Stage').selectOption('Sold')
  await filters.getByLabel('Label').selectOption('Quote')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.locator('a[href*="stage=sold"]', { hasText: 'Paula Prueba' }).click()
  await page.getByRole('heading', { level: 2, name: 'Paula Prueba' }).waitFor()
  const address = new URL(page.url())
  expect(address.pathname).toBe(`/contacts/${id}`)
  expect(Object.fromEntries(address.searchParams)).toEqual({ stage: 'sold', label: 'Quote' })

  const theirs = await visit(address.pathname + address.search, { as: colleague, ...WIDE })
  await theirs.getByRole('heading', { level: 2, name: 'Paula Prueba' }).waitFor()
  await expect.poll(() => theirs.locator('li.people-row').count()).toBe(1)
  await theirs.getByRole('button', { name: 'Remove filter: Sold' }).click()
  await theirs.waitForURL(/\?label=Quote$/)
})

test('what a colleague changes appears by itself', async () => {
  const { id } = await create('Luis', 'Lento')
  const page = await visit('/contacts', { as: ours.client, ...WIDE })
  await row(page, 'Luis Lento').waitFor()
  await ours.client.put(`/api/contacts/${id}`, { last_name: 'Rápido' })
  await row(page, 'Luis Rápido').waitFor()
  await ours.client.delete(`/api/contacts/${id}`)
  await row(page, 'Luis Rápido').waitFor({ state: 'detached' })
})

test('a colleague’s note is there at once, and only they and managers change it; what happened stands below', async () => {
  const { id } = await create('Rita', 'Reyes')
  const theirs = await visit(`/contacts/${id}`, { as: colleague, ...WIDE })
  const page = await visit(`/contacts/${id}`, { as: ours.client, ...WIDE })
  await page.getByText('No notes yet').waitFor()
  await theirs.getByLabel('New note').fill('Wants a blue one')
  await theirs.getByRole('button', { name: '+ Add Note' }).click()
  const note = page.locator('.person-note', { hasText: 'Wants a blue one' })
  await note.getByText('By: Tess Tan').waitFor()

  await page.getByLabel('New note').fill('Call after six')
  await page.getByRole('button', { name: '+ Add Note' }).click()
  await expect.poll(() => theirs.locator('.person-note').count()).toBe(2)
  expect(await theirs.locator('.person-note').first().textContent()).toContain('Call after six')
  expect(await theirs.getByRole('button', { name: 'Edit note' }).count()).toBe(1)
  await theirs.getByRole('button', { name: 'Edit note' }).click()
  await theirs.getByRole('textbox', { name: 'Edit note' }).fill('Wants a red one')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await page.locator('.person-note', { hasText: 'Wants a red one' }).getByText('edited').waitFor()

  await page.locator('.person-note', { hasText: 'red one' }).getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await theirs.locator('.person-note', { hasText: 'red one' }).waitFor({ state: 'detached' })

  await theirs.locator('.person').getByLabel('Stage').selectOption('Contacted')
  await page.getByRole('region', { name: 'History' }).getByText('Moved from New to Contacted').waitFor()
  await expect.poll(() => page.locator('.person').getByLabel('Stage').inputValue()).toBe('contacted')
})

test('a system administrator chooses whose contact it is', async () => {
  const theirs = await newOrganization()
  const { client } = await ours.addMember({ role: 'manager', is_system_admin: true })
  const page = await visit('/contacts', { as: client, ...WIDE })
  await page.getByRole('button', { name: 'Add Contact' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' })
  await dialog.getByLabel('First name').fill('Olivia')
  await dialog.getByLabel('Last name').fill('Otra')
  await dialog.getByLabel('Phone').fill(newCustomer())
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await dialog.getByRole('alert').getByText('Please select an organization').waitFor()
  await dialog.getByLabel('Organization').selectOption(theirs.name)
  await showsBriefly(page, 'Contact added', () => dialog.getByRole('button', { name: 'Add Contact' }).click())
  expect((await theirs.client.get('/api/contacts')).body.data).toMatchObject([{ display_name: 'Olivia Otra' }])
})

/** From nobody to many: each test goes on with whom the one before leaves. */
describe('a dealership that begins', () => {
  let there: TestOrganization
  beforeAll(async () => {
    there = await newOrganization()
  })
  const make = (first_name: string, last_name: string, stage?: string) =>
    there.client.post('/api/contacts', { first_name, last_name, stage, phone: newCustomer() })

  test('groups are made of a filter, of a selection, and of what is proposed; they are opened, renamed and deleted', async () => {
    await Promise.all([make('Alma', 'Group', 'sold'), make('Bruno', 'Group', 'sold'), make('Celia', 'Group', 'lost')])
    const page = await visit('/contacts?stage=sold', { as: there.client, ...WIDE })
    const save = async (name: string) => {
      await page.getByRole('button', { name: 'Save as group' }).first().click()
      await page.getByRole('dialog', { name: 'New group' }).getByLabel('Name').fill(name)
      await showsBriefly(page, `Group "${name}" created`, () =>
        page.getByRole('button', { name: 'Create group' }).click(),
      )
    }
    await page.getByText('2 Items').waitFor()
    await save('Buyers')
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.getByText('3 Items').waitFor()
    await page.getByLabel('Select Celia Group').check()
    await save('By hand')

    await page.getByRole('button', { name: 'Auto Group Contacts' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Auto Group Contacts' })
    await dialog.getByLabel('Lost').check()
    await showsBriefly(page, '1 group created', () => dialog.getByRole('button', { name: 'Create 1 group' }).click())

    await page.getByRole('link', { name: 'Groups', exact: true }).click()
    await row(page, 'By hand').getByText('Picked by hand').waitFor()
    await row(page, 'Lost').first().waitFor()
    await page.getByRole('link', { name: 'Buyers' }).click()
    await row(page, 'Alma Group').waitFor()
    expect(await page.locator('.people-row').count()).toBe(2)
    await page.getByRole('link', { name: 'Bruno Group' }).click()
    await page.getByRole('heading', { level: 2, name: 'Bruno Group' }).waitFor()

    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.getByLabel('Select Alma Group').check()
    await page.getByRole('button', { name: 'Add to group' }).click()
    await showsBriefly(page, 'Added to "By hand"', () => page.getByRole('menuitem', { name: 'By hand' }).click())
    await page.getByRole('link', { name: 'Groups', exact: true }).click()
    await page.getByRole('link', { name: 'By hand' }).click()
    await row(page, 'Alma Group').waitFor()
    await choose(page, 'Celia Group', 'Remove from group')
    await row(page, 'Celia Group').waitFor({ state: 'detached' })
    expect(await page.locator('.people-row').count()).toBe(1)

    await there.client.post('/api/stages', { name: 'Test Drive' })
    await there.client.post('/api/groups', { name: 'Drivers', conditions: { stage: 'test_drive' } })
    await there.client.delete('/api/stages/test_drive', { move_to: 'sold' })
    await page.getByRole('link', { name: 'Back to groups' }).click()
    await choose(page, 'Buyers', 'Rename')
    await page.getByRole('dialog', { name: 'Rename group' }).getByLabel('Name').fill('Owners')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await choose(page, 'Owners', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await row(page, 'Owners').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Drivers' }).click()
    await page.getByText('The stage “test drive” no longer exists.').waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const conditions = page.getByRole('dialog', { name: 'Edit group' })
    await conditions.getByLabel('Stage').selectOption('Sold')
    await closeToasts(page)
    await showsBriefly(page, 'Group "Drivers" updated', () => conditions.getByRole('button', { name: 'Apply' }).click())
    await row(page, 'Alma Group').waitFor()
    await page.getByText('no longer exists').waitFor({ state: 'detached' })
    expect((await there.client.get('/api/contacts')).body.total).toBe(3)
  })

  test('the list has pages; a search begins at the first, and a number that is found by nobody is told', async () => {
    // A second try begins anew, too.
    there = await newOrganization()
    await Promise.all(Array.from({ length: 25 }, (_, n) => make('Many', `Person${n}`)))
    // They are counted behind their making.
    await allFollowed()
    const page = await visit('/contacts', { as: there.client, ...WIDE })
    await page.locator('.people-row').nth(19).waitFor()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect.poll(() => page.locator('.people-row').count()).toBe(5)
    expect(page.url()).toContain('page=2')
    await page.getByText('2 Of 2').waitFor()
    await page.getByText('25 Items').waitFor()
    await page.getByPlaceholder('Search name or phone or email').fill('Person7')
    await expect.poll(() => page.locator('.people-row').count()).toBe(1)
    expect(new URL(page.url()).search).toBe('?search=Person7')
    await page.getByPlaceholder('Search name or phone or email').fill('zzzz')
    await page.getByText('No contacts found for "zzzz"').waitFor()
  })

  test('the page is selected, then all that match; they are changed, taken along and deleted together', async () => {
    const page = await visit('/contacts', { as: there.client, ...WIDE })
    await pollOften(page, 1_000)
    await page.getByText('25 Items').waitFor()
    await page.getByLabel('Select All (20)').check()
    await page.getByText('20 selected').waitFor()
    await page.getByRole('button', { name: 'Select all 25 that match' }).click()
    await page.getByRole('button', { name: 'Stage', exact: true }).click()
    await showsBriefly(page, '25 contacts updated', () => page.getByRole('menuitem', { name: 'Sold' }).click())
    expect((await there.client.get('/api/contacts?stage=sold')).body.total).toBe(25)

    for (const nth of [0, 1])
      await page
        .getByLabel(/^Select Many/)
        .nth(nth)
        .check()
    await page.getByRole('button', { name: 'Label', exact: true }).click()
    await showsBriefly(page, '2 contacts updated', () => page.getByRole('menuitem', { name: 'Urgent' }).click())
    await goTo(page, '/contacts?label=Urgent')
    await page.getByText('2 Items').waitFor()

    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByText('2 contacts exported').waitFor()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const text = readFileSync(await (await coming).path(), 'utf8')
    expect(text.trim().split('\n')).toHaveLength(3)

    await page.getByLabel('Select All (2)').check()
    await page.getByRole('button', { name: 'Delete selected contacts' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('Are you sure you want to delete 2 contacts?').waitFor()
    await showsBriefly(page, '2 contacts deleted', () => asked.getByRole('button', { name: 'Delete' }).click())
    await page.getByText('No contacts available').waitFor()
  })
})
