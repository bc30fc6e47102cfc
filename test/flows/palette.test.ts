import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { goTo, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: { whatsapp_from: string }
let agent: { id: string; client: Client }
let target: Awaited<ReturnType<typeof newConversation>>
let name = ''
/** One for each test and each try of it; none is found by another's. */
const NAMES = ['Petra Alder', 'Bruno Costa', 'Wilma Ferrand', 'Idris Okoro', 'Suki Tanaka', 'Greta Holm']
let count = 0
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
})
beforeEach(async () => {
  name = NAMES[count++ % NAMES.length] ?? ''
  target = await newConversation(ours, { to: account.whatsapp_from, name })
})

const row = async () => (await ours.client.get(`/api/chats/by-contact/${target.contact_id}`)).body
const becomes = (facts: object) => eventually(async () => expect(await row()).toMatchObject(facts))
async function openThread(width = 1440, as = ours.client, language: Language = 'en') {
  const page = await visit(`/chats/${target.id}`, { as, viewport: { width, height: 844 }, language })
  await page.locator('article').first().waitFor()
  return page
}
async function choose(page: Page, words: string) {
  const field = fieldOf(page)
  await field.fill(words)
  await page.getByRole('option').first().waitFor()
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
}
const fieldOf = (page: Page) => page.getByRole('combobox', { name: /^(Search people|Buscar personas)/ })
const press = (page: Page, keys: string) => page.locator('body').press(keys)
/** What was done can be undone for eight seconds, and as long as the pointer is on what says so. */
async function holdUndo(page: Page, words = 'Undo') {
  const button = page.getByRole('button', { name: words })
  await button.hover()
  return button
}

test('keys lead to the daily acts and pages, never while somebody types, and can be switched off', async () => {
  const page = await openThread()
  const dialog = page.getByRole('dialog')
  // What is typed at once is the dialog's, however long that takes to come.
  await press(page, 'n')
  await page.keyboard.type('Please call, see you')
  await expect.poll(() => dialog.getByLabel('New note').inputValue()).toBe('Please call, see you')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('see')
  await expect.poll(() => fieldOf(page).inputValue()).toBe('see')
  await page.keyboard.press('Escape')
  await fieldOf(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: /Message to/ }).inputValue()).toBe('')
  for (const [key, what] of [
    ['n', dialog.getByLabel('New note')],
    ['l', dialog.getByLabel('Urgent')],
    ['e', page.getByRole('alertdialog').getByText('Are you sure you want to close this conversation?')],
  ] as const) {
    await press(page, key)
    await what.waitFor()
    await page.keyboard.press('Escape')
    await what.waitFor({ state: 'detached' })
  }
  await press(page, 'r')
  const field = page.getByRole('textbox', { name: /Message to/ })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.pressSequentially('gc e')
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
  await page.keyboard.press('Escape')
  await fieldOf(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('gc e')
  await field.fill('')
  // Out of the field, which has the focus again.
  await field.press('Escape')

  await press(page, 'u')
  await page.waitForURL(/\/chats$/)
  await becomes({ unread_count: 1 })
  await press(page, '/')
  await page.locator('input[type=search]:focus').waitFor()
  await page.keyboard.press('Escape')
  await press(page, 'j')
  await page.locator('a[data-contact]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('textarea:focus').waitFor()
  await field.press('Escape')
  await press(page, '?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Contacts', { exact: true }).waitFor()
  await sheet.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  // Without commands every key is the reply's.
  await press(page, '?')
  expect(await page.locator('textarea').inputValue()).toBe('?')
  await page.locator('textarea').fill('')
  await press(page, 'Control+k')
  await fieldOf(page).waitFor()
  expect(await sheet.count()).toBe(0)
  await choose(page, 'shortcuts')
  await sheet.getByLabel('Single-key shortcuts').check()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  // What is typed after a dialog is the reply's; in the thread, keys are commands.
  await page.getByRole('log').click()
  await press(page, 'g')
  await press(page, 'c')
  await page.waitForURL(/\/contacts/)
})

test('what somebody else changed since stays, and a deleted note comes back', async () => {
  const path = `/api/contacts/${target.contact_id}/notes`
  const { note } = (await ours.client.post(path, { content: 'Wants a truck.' })).body
  const page = await openThread()
  await press(page, 'Control+k')
  await choose(page, 'stage sold')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  const undo = await holdUndo(page)
  await becomes({ contact: { stage: 'sold' } })
  await ours.client.put(`/api/contacts/${target.contact_id}`, { stage: 'lost' })
  await undo.click()
  await page.getByText('Someone has changed this since, so it can’t be undone.').waitFor()
  expect((await row()).contact.stage).toBe('lost')

  await press(page, 'Control+k')
  await choose(page, 'ana assign')
  await holdUndo(page)
  await becomes({ user_id: agent.id })
  await press(page, 'Control+z')
  await becomes({ user_id: null })

  await page.getByRole('tab', { name: 'Summary' }).click()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Note deleted').waitFor()
  await undo.click()
  await eventually(async () => expect((await ours.client.get(path)).body.notes).toEqual([note]))
})

test('an agent is offered what an agent may do', async () => {
  const page = await openThread(1440, agent.client)
  await press(page, 'Control+k')
  const options = page.getByRole('option')
  await options.first().waitFor()
  await fieldOf(page).fill('assign')
  expect(await options.allTextContents()).toEqual(['Search for “assign”'])
  await fieldOf(page).fill('create campaign')
  expect(await options.allTextContents()).toEqual(['Search for “create campaign”'])
  await fieldOf(page).fill('lead take')
  await page.keyboard.press('Enter')
  await becomes({ user_id: agent.id })
})

test('a name leads to a person, and a word from a message to it in its conversation', async () => {
  // Of this try alone.
  const word = `zebra${name.slice(0, 3).toLowerCase()}`
  await customerWrites({ from: target.from, to: account.whatsapp_from, body: `My ${word} seat covers are torn.` })
  await customerWrites({ from: target.from, to: account.whatsapp_from, body: 'Can you have a look?' })
  const note = { content: `The ${word} covers come on Friday.` }
  await ours.client.post(`/api/contacts/${target.contact_id}/notes`, note)
  await eventually(async () => {
    expect((await ours.client.get(`/api/search?q=${word}`)).body.data).toHaveLength(2)
  })
  const page = await visit('/dashboard', { as: ours.client, viewport: { width: 1440, height: 844 }, language: 'en' })
  await page.locator('main').waitFor()
  await press(page, 'Control+k')
  await fieldOf(page).fill(name)
  await page.getByRole('option', { name, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/chats/${target.id}$`))
  await goTo(page, '/dashboard')
  await press(page, 'Control+k')
  await fieldOf(page).fill(word)
  const hits = page.getByRole('group', { name: 'In messages, notes, and more' }).getByRole('option')
  await hits.filter({ hasText: 'seat covers are torn' }).waitFor()
  await hits.filter({ hasText: 'covers come on Friday' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  // What was chosen before they came still is.
  expect(await page.getByRole('option', { selected: true }).textContent()).toContain(`“${word}”`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/chats/${target.id}`))
  await page.locator('[data-found]', { hasText: 'seat covers are torn' }).waitFor()
})

test('on a phone, in Spanish, the palette opens by a button, finds an act by its words in any order, and what it does is undone', async () => {
  const list = await visit('/chats', { as: ours.client, viewport: { width: 390, height: 844 }, language: 'es' })
  await list.getByRole('button', { name: 'Más' }).click()
  await list.getByRole('button', { name: /Buscar o ir a/ }).click()
  await list.getByRole('listbox').waitFor()
  await list.keyboard.press('Escape')
  const page = await openThread(390, ours.client, 'es')
  await press(page, 'Control+k')
  await choose(page, 'urgente etiqueta')
  await page.getByText('✅ Etiquetas actualizadas').waitFor()
  const undo = await holdUndo(page, 'Deshacer')
  expect((await row()).labels).toEqual(['Urgent'])
  await undo.click()
  await becomes({ labels: [] })

  await press(page, 'Control+k')
  await choose(page, 'cerrar conv')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await holdUndo(page, 'Deshacer')
  await becomes({ status: 'closed' })
  await press(page, 'z')
  await becomes({ status: 'active' })

  await press(page, 'Control+k')
  // What was used last comes first, but for what ends something.
  await expect.poll(() => page.getByRole('option').first().textContent()).toMatch(/Urgent/)
  await fieldOf(page).fill('zzz')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=zzz$/)
})
