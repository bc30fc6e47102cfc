import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, customerWrites, newOrganization } from '../cloud.ts'
import { newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
const WIDTHS = [390, 1440] as const
const LANGUAGES = ['en', 'es'] as const

const WORDS = {
  en: {
    steps: 'First steps',
    hide: 'Hide first steps',
    waiting: 'Waiting the longest',
    figures: 'Customers and response time',
  },
  es: {
    steps: 'Primeros pasos',
    hide: 'Ocultar los primeros pasos',
    waiting: 'Los que más llevan esperando',
    figures: 'Clientes y tiempo de respuesta',
  },
}

const openAs = async (client: Client, width: number, language: 'en' | 'es') => {
  await client.patch('/api/me', { language })
  return open('/dashboard', { as: client, viewport: { width, height: 900 } })
}
async function fits(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each(WIDTHS)('on %i px', (width) => {
  test.each(LANGUAGES)('a new dealership finds its first steps, and puts them away, in %s', async (language) => {
    const words = WORDS[language]
    const { client, addMember } = await newOrganization()
    await addMember({ role: 'agent' })
    const page = await openAs(client, width, language)
    const steps = page.locator('section', { has: page.getByRole('heading', { name: words.steps }) })
    await steps.waitFor()
    expect(await steps.getByRole('link').count()).toBe(4)
    // The colleague is there: one of them is done.
    expect(await steps.getByRole('img').count()).toBe(1)
    await fits(page)

    await steps.getByRole('button', { name: words.hide }).click()
    await steps.waitFor({ state: 'detached' })
    await eventually(async () => expect((await client.get('/api/dashboard/first-steps')).body.steps).toBeNull())
  })

  test.each(LANGUAGES)('who waits leads to their conversation, and the days are drawn, in %s', async (language) => {
    const words = WORDS[language]
    const ours = await newOrganization()
    const { whatsapp_from: to } = await ours.connect()
    await newConversation(ours, { to, name: 'Wanda Waits' })
    const page = await openAs(ours.client, width, language)
    // Expensive content is loaded when scrolled into view.
    await page.getByRole('heading', { name: words.figures }).scrollIntoViewIfNeeded()
    await page.locator('.recharts-bar-rectangle path').first().waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)

    const waiting = page.locator('section', { has: page.getByRole('heading', { name: words.waiting }) })
    await waiting.getByRole('link', { name: /Wanda Waits/ }).click()
    await page.locator('[role=log] article').first().waitFor()
  })
})

test('counters and first steps follow what comes in', async () => {
  const { client, connect } = await newOrganization()
  const { phone_number: to } = await connect()
  const page = await open('/dashboard', { as: client })
  await page.getByText('1 of 4 done').waitFor()
  const counter = (label: string) => page.locator('dl', { hasText: label }).locator('dd').first()
  for (const customer of [newCustomer(), newCustomer(), newCustomer()])
    await customerWrites({ from: customer, to, body: 'Is it still for sale?' })
  for (const label of ['Total Chats', 'Contacts'])
    await expect.poll(() => counter(label).textContent(), { timeout: 30_000 }).toBe('3')
  await page.getByText('2 of 4 done').waitFor()
})

test.each([
  ['a manager', 'manager', ['/chats', '/calls', '/contacts', '/settings']],
  ['an agent', 'agent', ['/chats', '/calls', '/contacts', '/sales-classification']],
] as const)('the quick actions of %s lead where they work', async (_, role, places) => {
  const { client } = await (await newOrganization()).addMember({ role })
  const page = await open('/dashboard', { as: client })
  const actions = page.locator('section', { has: page.getByRole('heading', { name: 'Quick Actions' }) })
  await actions.waitFor()
  const links = await actions.getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(places)
})

test('an agent is shown no first steps and no settings', async () => {
  const { addMember } = await newOrganization()
  const { client } = await addMember({ role: 'agent' })
  const page = await open('/dashboard', { as: client })
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor()
  expect(await page.getByText(WORDS.en.steps).count()).toBe(0)
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Settings/ })
      .count(),
  ).toBe(0)
})
