import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

type Target = { id: string; contact_id: string }

let ours: TestOrganization
let agent: { id: string; client: Client }
let carla: Target
beforeAll(async () => {
  ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  const newConversation = async (profile_name: string): Promise<Target> => {
    const phone = newCustomer()
    await customerWrites({ from: `whatsapp:${phone}`, to, body: 'Hello', profile_name })
    const { id, row } = await findConversation(ours.client, phone, 'whatsapp')
    return { id, contact_id: row.contact_id }
  }
  carla = await newConversation('Carla Campos')
  await newConversation('Nora Nunez')
  await ours.client.put(`/api/contacts/${carla.contact_id}`, {
    stage: 'contacted',
    add_labels: ['Urgent'],
    company: 'Acme',
  })
  await ours.client.post(`/api/contacts/${carla.contact_id}/notes`, { content: 'Wants a truck.' })
  await assign(ours.client, carla, agent.id)
})

const openChat = (width: number, language: 'en' | 'es' = 'en') =>
  visit(`/chats/${carla.id}`, { as: ours.client, language, viewport: { width, height: 768 } })
const box = async (place: Locator) => {
  const found = await place.boundingBox()
  if (!found) throw new Error('It is not on the screen.')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}
const beside = (page: Page) => page.getByRole('complementary', { name: /^About/ })
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'About Carla Campos' })

/** Waits for what is known of Carla wherever it is shown. */
async function seesAll(place: Locator | Page) {
  await place.getByText('Acme').waitFor()
  await place.getByText('Wants a truck.').waitFor()
  await place.getByText('Moved from New to Contacted').waitFor()
  await place.locator('.label', { hasText: 'Urgent' }).waitFor()
  await place.locator('.stage-step[aria-current]', { hasText: 'Contacted' }).waitFor()
}

test('a chat’s name is whole, eleven fit into 900 px beside it, no stage breaks in a word, the placeholder is whole, in Spanish, which is longer', async () => {
  for (const width of [1440, 1024, 390]) {
    const page = await openChat(width, 'es')
    await page.locator('article').first().waitFor()
    const log = await box(page.locator('.chat-log-frame'))
    const header = await box(page.locator('.chat-header'))
    expect(header.y).toBeLessThan(2)
    expect(header.height, String(width)).toBeLessThan(112)
    expect(Math.abs(log.y - header.bottom)).toBeLessThan(2)
    const name = page.locator('.chat-header-name')
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth), String(width)).toBe(0)
    if (width > 390) {
      const first = await box(page.locator('.chat-rows a').first())
      expect(first.y).toBeLessThanOrEqual(120)
      expect(Math.floor((900 - first.y) / first.height)).toBeGreaterThanOrEqual(11)
    }

    const cut = await page
      .locator('.stage-step > span:visible')
      .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    expect(cut, String(width)).toEqual([])

    const room = await page.locator('.chat-composer-field textarea').evaluate((field: HTMLTextAreaElement) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('There is no canvas.')
      pen.font = getComputedStyle(field).font
      return field.clientWidth - pen.measureText(field.placeholder).width
    })
    expect(room, String(width)).toBeGreaterThan(0)
  }
})

test('what is known of a contact stands beside the thread, folds, and stays folded for the next one', async () => {
  const page = await openChat(1280)
  await seesAll(panelOf(page))
  const [thread, panel] = [await box(page.locator('.chat-pane')), await box(panelOf(page))]
  expect(thread.right).toBeLessThanOrEqual(panel.x)
  expect(thread.width).toBeGreaterThan(360)

  await page.getByRole('button', { name: 'Hide contact details' }).click()
  await panelOf(page).waitFor({ state: 'detached' })
  await page.getByLabel('Assigned to', { exact: true }).waitFor()
  await page.reload()
  await page.locator('a[data-contact]', { hasText: 'Nora Nunez' }).click()
  await page.getByRole('heading', { name: 'Nora Nunez' }).waitFor()
  expect(await beside(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Show contact details' }).click()
  await page.getByRole('complementary', { name: 'About Nora Nunez' }).getByText('No notes yet').waitFor()
})

test('where there is no room the summary shows the same, and so does a drawer', async () => {
  const page = await openChat(1024)
  expect(await beside(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Contact details' }).click()
  await seesAll(page.getByRole('dialog'))
  await page.goBack()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await seesAll(page.locator('.chat-tab-page'))
})

test('the sidebar’s foot is in sight in any window, and a count covers neither the bell nor what is beside it', async () => {
  for (const [width, height] of [
    [1024, 768],
    [1440, 600],
  ] as const) {
    const page = await visit('/dashboard', { as: agent.client, viewport: { width, height } })
    const own = page.getByRole('button', { name: /^Ana Agent/ })
    expect((await box(own)).bottom).toBeLessThanOrEqual(height)
    await own.click()
    await page.getByText('Logout').or(page.getByTitle('Logout')).waitFor()
    const away = await box(page.getByRole('menuitemradio', { name: 'Away' }))
    expect(away.y).toBeGreaterThan(0)
    expect(away.bottom).toBeLessThanOrEqual(height)
    await page.keyboard.press('Escape')

    const bell = page.getByRole('button', { name: 'Notifications' })
    const count = await box(bell.getByText(/^\d+\+?$/))
    const [icon, fold] = [await box(bell.locator('svg')), await box(page.getByRole('button', { name: /sidebar/ }))]
    for (const other of [icon, fold]) {
      const isApart =
        count.x >= other.right || count.right <= other.x || count.y >= other.bottom || count.bottom <= other.y
      expect(isApart).toBe(true)
    }
  }
})
