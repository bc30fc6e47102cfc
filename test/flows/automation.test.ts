import { beforeAll, expect, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import type { Target } from '../request.ts'
import { runDueOf } from '../run-due-of.ts'
import { pollOften, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let carla: Target
beforeAll(async () => {
  ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  carla = await newConversation(ours, { to, name: 'Carla Campos' })
})

test('a drip is built by keyboard, tried, published, and seen through by the clock', async () => {
  const page = await visit('/automation', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await pollOften(page, 15_000)
  await page.getByText('No Automations Yet').waitFor()
  await page.getByRole('link', { name: 'Create Your First Automation' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('After a label')
  await page.getByLabel('Event').selectOption({ label: 'A customer gets a label' })

  const add = page.getByRole('button', { name: 'Add step' })
  const step = (number: number) => page.getByRole('listitem', { name: `Step ${number}`, exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  await step(1).getByLabel('What happens').selectOption({ label: 'Write a note' })
  await step(1).getByLabel('Text').fill('Labeled {{name}}')
  await add.focus()
  await page.keyboard.press('Enter')
  await step(2).getByLabel('What happens').selectOption({ label: 'Wait' })
  await step(2).getByLabel('For').fill('90')
  // The wait comes first.
  await page.getByRole('button', { name: 'Move step 2 up' }).focus()
  await page.keyboard.press('Enter')
  await step(1).getByLabel('For').waitFor()

  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/automation\/\w{26}$/)
  await page.getByLabel('Customer', { exact: true }).fill('Carla')
  await page.getByRole('button', { name: 'Carla Campos' }).click()
  await page.getByText('With Carla Campos').waitFor()
  await page.getByRole('status').getByText('Wait: 90 minutes').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Version 1').waitFor()

  const path = `/api/contacts/${carla.contact_id}`
  expect(await ours.client.put(path, { add_labels: ['Urgent'] })).toMatchObject({ status: 200 })
  await page.getByRole('link', { name: 'Runs' }).click()
  await page.getByText('Running', { exact: true }).last().waitFor()
  const later = new Date(Date.now() + 2 * 3_600_000)
  await eventually(async () => expect(await runDueOf(ours.org, later, 'run-automations')).toBe(1))
  await page.getByText('Finished', { exact: true }).last().waitFor()
  await page.getByText('Finished', { exact: true }).last().click()
  await page.getByText('Write a note: done').waitFor()
  const { body } = await ours.client.get(`${path}/notes`)
  expect(JSON.stringify(body)).toContain('Labeled Carla Campos')
})

test('a phone shows ready-made ones, and builds a branch without scrolling aside', async () => {
  const page = await visit('/automation', { as: ours.client, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Use “Price drop”' }).click()
  await page.getByRole('heading', { name: 'Price drop', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('listitem', { name: 'Step 2', exact: true }).getByLabel('What happens').selectOption('branch')
  await page.getByRole('heading', { name: 'Otherwise', exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
