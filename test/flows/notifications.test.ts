import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { goTo, showsBriefly, usePages } from './pages.ts'

const { open, visit, baseOf } = usePages()

let ours: TestOrganization
let to = ''
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).phone_number
})

async function customer(name: string) {
  const from = newCustomer()
  await customerWrites({ from, to, body: 'Is it still for sale?' })
  const { id, row, messages } = await findConversation(ours.client, from)
  const [first_name, last_name] = name.split(' ')
  await ours.client.put(`/api/contacts/${row.contact_id}`, { first_name, last_name })
  return { id, from, contact_id: row.contact_id as string, message_id: messages.at(-1)?.id }
}
const newAgent = () => ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
const bellOf = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true })
const told = (page: Page) => expect.poll(() => bellOf(page).getAttribute('aria-description'))

/** Somebody is at this page: it may be heard, and what it plays is counted. */
async function sit(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { played: 0 })
    window.addEventListener('lotwire:sound', () => {
      ;(window as unknown as { played: number }).played += 1
    })
  })
  await page.keyboard.press('Shift')
  await page.mouse.click(2, 2)
}
const playedOn = async (pages: Page[]) => {
  const each = await Promise.all(
    pages.map((page) => page.evaluate(() => (window as unknown as { played: number }).played)),
  )
  return each.reduce((sum, one) => sum + one, 0)
}

/** Two pages of one browser. */
async function twoPages(client: Client) {
  const one = await open('/dashboard', { as: client })
  await bellOf(one).waitFor()
  const other = await one.context().newPage()
  await other.goto(`${baseOf()}/contacts`)
  await bellOf(other).waitFor()
  for (const page of [one, other]) await sit(page)
  return [one, other] as const
}

test('an agent is told in all pages of a conversation of theirs, rung for once, reads it once, and is not rung for what is before their eyes', async () => {
  const { id, client } = await newAgent()
  const target = await customer('Tara Told')
  await ours.client.patch(`/api/chats/sms/${target.id}/read`, { last_message_id: target.message_id })
  await allFollowed()
  const pages = await twoPages(client)
  const elsewhere = await open('/inventory', { as: client })
  await assign(ours.client, target, id)
  for (const page of [...pages, elsewhere]) await told(page).toBe('1 unread notification')
  await expect.poll(() => playedOn([...pages])).toBe(1)
  await expect.poll(() => pages[1].title()).toMatch(/^\(1\) /)

  await bellOf(pages[0]).click()
  const list = pages[0].getByRole('dialog', { name: 'Notifications' })
  await list.getByRole('link', { name: /Tara Told was assigned to you/ }).waitFor()
  expect(await violationsOn(pages[0])).toEqual([])
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  for (const page of [...pages, elsewhere]) await told(page).toBe(null)

  await list
    .getByRole('link', { name: /Tara Told/ })
    .first()
    .click()
  await pages[0].waitForURL(/\/chats\//)
  await pages[0].getByRole('textbox', { name: /Message to Tara Told/ }).waitFor()
  expect(await playedOn([...pages])).toBe(1)

  await pages[0].bringToFront()
  await goTo(pages[0], `/chats/${target.id}`)
  await customerWrites({ from: target.from, to, body: 'Are you open on Sunday?' })
  await pages[0].getByText('Are you open on Sunday?').last().waitFor()
  await allFollowed()
  expect(await playedOn([...pages])).toBe(1)
  for (const page of pages) await told(page).toBe(null)
})

describe('what they are told of, and how,', () => {
  test('an agent sets on a phone', async () => {
    const { client } = await newAgent()
    const page = await visit('/notifications/settings', { as: client, viewport: { width: 390, height: 844 } })
    const cell = (name: string) => page.getByRole('checkbox', { name })
    await cell('A conversation is assigned to me: Sound').uncheck()
    await page.getByRole('checkbox', { name: /quiet hours/ }).check()
    await page.getByLabel('From').fill('21:00')
    const saved = 'Notification settings saved'
    await showsBriefly(page, saved, () => page.getByRole('button', { name: 'Save' }).click())
    expect(await cell('An inventory file needs review: App').count()).toBe(0)
    expect((await client.get('/api/me/notifications')).body).toMatchObject({
      ways: { assigned: ['app', 'browser'] },
      quiet_from: '21:00',
      quiet_to: '08:00',
    })
    await page.setViewportSize({ width: 1440, height: 844 })
    expect(await cell('A conversation is assigned to me: Sound').isChecked()).toBe(false)
  })

  test('a manager finds among the settings, in Spanish too', async () => {
    const manager = await ours.addMember({ role: 'manager', language: 'es' })
    const page = await visit('/settings/notifications', { as: manager.client })
    await page.getByRole('checkbox', { name: 'Un archivo de inventario espera revisión: Correo' }).waitFor()
  })
})
