import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})
const openDashboard = (as = ours.client) => visit('/dashboard', { as })
const section = (page: Page, name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
const actionsOn = async (page: Page) => {
  const actions = section(page, 'Quick Actions')
  await actions.waitFor()
  const links = await actions.getByRole('link').all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

test('counters and recent activity follow what comes in, and lead to it', async () => {
  const page = await openDashboard()
  await page.getByText('No recent activity').waitFor()
  const counter = (label: string) => page.locator('dl > *', { hasText: label }).locator('dd').first()
  for (const from of [newCustomer(), newCustomer(), newCustomer()])
    await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
  for (const label of ['Total Chats', 'Contacts']) await expect.poll(() => counter(label).textContent()).toBe('3')
  await page.getByText('3 unread', { exact: true }).waitFor()
  const recent = section(page, 'Recent Activity')
  await recent
    .getByRole('link', { name: /Is it still for sale\?/ })
    .first()
    .click()
  await page.waitForURL(/\/chats\/\w+$/)
  await page.locator('article', { hasText: 'Is it still for sale?' }).waitFor()
})

test('a new dealership finds its first steps, with those that are done, and puts them away', async () => {
  const page = await openDashboard()
  const steps = section(page, 'Up and running in four steps')
  await steps.getByText('1 of 4 done').waitFor()
  expect(await steps.getByRole('img', { name: 'Done' }).count()).toBe(1)
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await steps.waitFor({ state: 'detached' })
  await eventually(async () => expect((await ours.client.get('/api/dashboard/first-steps')).body.steps).toBeNull())
})

test('who waits leads to their conversation, and whose it is to how they answer', async () => {
  await newConversation(ours, { to: account.whatsapp_from, name: 'Wanda Waits' })
  const page = await openDashboard()
  const waits = section(page, 'Waiting for a reply')
  await waits.getByRole('link', { name: /^Unassigned \d/ }).waitFor()
  await waits.getByRole('link', { name: /Wanda Waits.*Unassigned/ }).click()
  await page.locator('[role=log] article').first().waitFor()
})

test('quick actions lead where one works; an agent is shown no first steps and no settings', async () => {
  const anywhere = ['/chats', '/calls', '/contacts']
  expect(await actionsOn(await openDashboard())).toEqual([...anywhere, '/settings'])
  const page = await openDashboard((await ours.addMember({ role: 'agent' })).client)
  expect(await actionsOn(page)).toEqual([...anywhere, '/sales-classification'])
  expect(await page.getByText('Up and running in four steps').count()).toBe(0)
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Settings/ })
      .count(),
  ).toBe(0)
})
