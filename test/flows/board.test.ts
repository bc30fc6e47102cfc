import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { refuseUntilClick, usePages } from './pages.ts'

const { visit, open } = usePages()
let ours: TestOrganization
let agent: Client
beforeAll(async () => {
  ours = await newOrganization()
  agent = (await ours.addMember({ role: 'agent' })).client
})

async function create(first_name: string, more: object = {}, client: Client = ours.client) {
  const contact = { first_name, last_name: 'Torres', phone: newCustomer(), ...more }
  return (await client.post('/api/contacts', contact)).body.id as string
}
/** Opened before its cards come in: what came while one was elsewhere for a moment is read with the next change. */
const boardOf = (as: Client, viewport = { width: 1440, height: 900 }) =>
  visit('/sales-classification', { as, viewport })

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage, exact: true })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name} Torres` })
const namesIn = (page: Page, stage: string) => column(page, stage).locator('.board-card-name').allTextContents()
const shows = (page: Page, stage: string, names: string[]) =>
  expect
    .poll(async () => (await namesIn(page, stage)).map((name) => name.replace(' Torres', '')).toSorted(), {
      timeout: 10_000,
    })
    .toEqual(names.toSorted())

describe('a card is moved', () => {
  test('by pointer, and every open board follows', async () => {
    const [here, there] = [await boardOf(ours.client), await boardOf(agent)]
    await create('Petra')
    await card(here, 'Petra').waitFor()
    await card(there, 'Petra').waitFor()
    await card(here, 'Petra').dragTo(column(here, 'Contacted'))
    await shows(here, 'Contacted', ['Petra'])
    await shows(there, 'Contacted', ['Petra'])
    await column(there, 'Contacted').getByText('1', { exact: true }).waitFor()
    await here.reload()
    await shows(here, 'Contacted', ['Petra'])
  })

  test('by keyboard, which says what it does', async () => {
    const page = await boardOf(ours.client)
    await create('Karla')
    await page.getByRole('link', { name: 'Karla Torres' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Picked up Karla Torres in New.').waitFor()
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight')
    await page.getByText('Working Deal, position 1 of 1').waitFor()
    await page.keyboard.press('Space')
    await shows(page, 'Working Deal', ['Karla'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Karla Torres')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await page.getByText('Karla Torres stays in Working Deal.').waitFor()
    await shows(page, 'Working Deal', ['Karla'])
  })

  test('by menu, on a phone', async () => {
    const page = await boardOf(ours.client, { width: 390, height: 844 })
    await create('Mireya')
    await page.getByRole('button', { name: 'Move Mireya Torres' }).click()
    await page.getByRole('menuitem', { name: 'Sold' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
    await shows(page, 'Sold', ['Mireya'])
  })

  test('and comes back where it may not go, with a word why', async () => {
    const page = await boardOf(ours.client)
    const id = await create('Rita')
    await card(page, 'Rita').waitFor()
    await page.route('**/api/contacts/*', async (route) => {
      if (route.request().method() === 'PUT') await ours.client.delete(`/api/contacts/${id}`)
      await route.continue()
    })
    await card(page, 'Rita').dragTo(column(page, 'Contact Attempt'))
    await page.getByText('Couldn’t move Rita Torres').waitFor()
    await expect.poll(() => card(page, 'Rita').count()).toBe(0)
  })
})

test('a contact is paused until a day, and resumed', async () => {
  const page = await boardOf(ours.client)
  await create('Paula')
  await card(page, 'Paula').getByRole('button', { name: 'Pause contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause Paula Torres' })
  await dialog.getByRole('button', { name: 'In 3 days' }).click()
  await dialog.getByRole('button', { name: 'Pause contact' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, 'Paula').getByRole('button', { name: 'Resume contact' }).click()
  await card(page, 'Paula').getByRole('button', { name: 'Pause contact' }).waitFor()
})

test('a stage of one’s own is a column for everybody under its latest name, until it is deleted and its people move', async () => {
  const [here, there] = [await boardOf(ours.client), await boardOf(agent)]
  await column(there, 'New').waitFor()
  for (const name of ['Custom Stages', 'Set time settings'])
    expect(await there.getByRole('button', { name }).count(), 'for managers only').toBe(0)
  await here.getByRole('button', { name: 'Custom Stages' }).click()
  await here.getByLabel('Add new stage').fill('Test Drive')
  await here.keyboard.press('Enter')
  await column(there, 'Test Drive').waitFor()
  await create('Tara', { stage: 'test_drive' })
  await shows(there, 'Test Drive', ['Tara'])
  await here.getByRole('button', { name: 'Rename Test Drive' }).click()
  await here.getByLabel('Stage name').fill('At the Wheel')
  await here.keyboard.press('Enter')
  await shows(there, 'At the Wheel', ['Tara'])
  await here.getByRole('button', { name: 'Delete At the Wheel' }).click()
  const question = here.getByRole('alertdialog', { name: 'Delete At the Wheel' })
  await question.getByLabel('Move its contacts to').selectOption('Visit Followup')
  await question.getByRole('button', { name: 'Delete' }).click()
  await shows(there, 'Visit Followup', ['Tara'])
  await column(there, 'At the Wheel').waitFor({ state: 'detached' })
})

test('narrowed to a person and searched, it shows their cards alone, and says so until that is taken back', async () => {
  const { id } = await ours.addMember({ role: 'agent', first_name: 'Nora', last_name: 'Narrow' })
  await assign(ours.client, { contact_id: await create('Sara') }, id)
  await create('Saul')
  const page = await open('/sales-classification', { as: ours.client, viewport: { width: 1440, height: 900 } })
  const hasOnly = (names: string[]) =>
    expect
      .poll(async () => (await page.locator('.board-card-name').allTextContents()).toSorted())
      .toEqual(names.map((name) => `${name} Torres`))
  await card(page, 'Saul').first().waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByLabel('Person').selectOption(id)
  await page.getByRole('button', { name: 'Apply' }).click()
  await hasOnly(['Sara'])
  await page.getByRole('button', { name: 'Remove filter: Person: Nora Narrow' }).click()
  await page.getByRole('searchbox', { name: 'Search the board' }).fill('sau')
  await hasOnly(['Saul'])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await card(page, 'Sara').waitFor()
})

test('hours are set for everybody, and go back to what they were', async () => {
  const page = await boardOf(ours.client)
  await page.getByRole('button', { name: 'Set time settings' }).click()
  const green = page.getByLabel('Green (recent)')
  await green.fill('none')
  await page.getByLabel('Blue (medium)').fill('48')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Time settings saved').waitFor()
  await page.getByRole('button', { name: 'Set time settings' }).click()
  expect(await green.inputValue()).toBe('24')
  expect(await page.getByLabel('Blue (medium)').inputValue()).toBe('48')
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  expect(await page.getByLabel('Blue (medium)').inputValue()).toBe('72')
})

describe('a column that is longer than what is loaded of it', () => {
  const last = newCustomer()
  let crowd: TestOrganization
  beforeAll(async () => {
    crowd = await newOrganization()
    await create('Zoila', { phone: last }, crowd.client)
    await Promise.all(Array.from({ length: 55 }, (_, n) => create(`Ana${n}`, {}, crowd.client)))
    await eventually(async () => expect((await crowd.client.get('/api/contacts/by-stage')).body._counts.new).toBe(56))
  })

  test('takes a card by keyboard to far below what is on the screen, where it stands as announced', async () => {
    const order = async (): Promise<{ id: string; display_name: string }[]> =>
      (await crowd.client.get('/api/contacts/by-stage?stage=new&limit=200')).body.new
    const [first] = await order()
    const name = first?.display_name ?? ''
    const page = await boardOf(crowd.client)
    await page.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Space')
    for (let n = 0; n < 40; n++) await page.keyboard.press('ArrowDown')
    await page.getByText('New, position 41 of 56').waitFor()
    await page.keyboard.press('Space')
    await page.getByText(`Moved ${name} to New, position 41.`).waitFor()
    await expect.poll(async () => (await order()).findIndex(({ id }) => id === first?.id)).toBe(40)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  })

  test('is searched by name and number, as far down as it goes', async () => {
    // The page before has loaded all of the column by now.
    const page = await open('/sales-classification', { as: crowd.client, viewport: { width: 1440, height: 900 } })
    await column(page, 'New').waitFor()
    const search = page.getByRole('searchbox', { name: 'Search the board' })
    await refuseUntilClick(page, '**/api/contacts/by-stage*search=*', { status: 409, json: {} })
    await search.fill(last.slice(-4))
    await page.getByText('Couldn’t search the whole board.').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await card(page, 'Zoila').waitFor()
    await page.getByRole('button', { name: 'Move Zoila Torres' }).click()
    await page.getByRole('menuitem', { name: 'Sold' }).click()
    const sale = page.getByRole('dialog')
    await sale.getByLabel('Amount in dollars').fill('18,500')
    await sale.getByRole('button', { name: 'Save' }).click()
    await page.locator('#stage-sold').getByTitle('Sales in this stage: $18,500').waitFor()
    await shows(page, 'Sold', ['Zoila'])
    await shows(page, 'New', [])
    await search.fill('Nobody at all')
    await column(page, 'New').getByText('No contacts found').waitFor()
    await search.fill('Ana')
    await page.getByRole('button', { name: 'Keep looking' }).click()
    await column(page, 'New').getByText('55', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Keep looking' }).count()).toBe(0)
    await search.fill('')
    await column(page, 'New').getByText('55', { exact: true }).waitFor()
  })
})
