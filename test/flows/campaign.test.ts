import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { runDueOf } from '../run-due-of.ts'
import { pollOften, usePages } from './pages.ts'

const { visit } = usePages()

/** A Tuesday to come, when it is day everywhere in the United States. */
function tuesdayNoon() {
  const at = new Date(Date.now() + 7 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((9 - at.getUTCDay()) % 7))
  at.setUTCHours(20, 0, 0, 0)
  return at
}

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
const ana = newCustomer()
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  const people = [
    { first_name: 'Ana', phone: ana },
    { first_name: 'Ben', phone: newCustomer() },
  ]
  const contact_ids: string[] = []
  for (const person of people) {
    const { id } = (await ours.client.post('/api/contacts', { last_name: 'Torres', ...person })).body
    contact_ids.push(id)
    await ours.client.post(`/api/contacts/${id}/consents`, {
      ...{ purpose: 'marketing', state: 'given', channel: 'sms', method: 'in_person', text: 'Yes, send me offers.' },
    })
  }
  const { id: strange } = (
    await ours.client.post('/api/contacts', { first_name: 'Sam', last_name: 'Stone', phone: newCustomer() })
  ).body
  await ours.client.post('/api/groups', { name: 'Spring people', contact_ids: [...contact_ids, strange] })
})

test('a campaign goes from its audience to its report, paused and continued, with a STOP in between', async () => {
  const page = await visit('/campaigns', { as: ours.client, viewport: { width: 1440, height: 900 } })
  await pollOften(page, 4_000)
  await page.getByText('No Campaigns Yet').waitFor()
  await page.getByRole('button', { name: 'Create Your First Campaign' }).click()
  const form = page.getByRole('dialog', { name: 'New campaign' })
  await form.getByLabel('Name').fill('Spring offers')
  await form.getByLabel('Channel').selectOption({ label: 'SMS' })
  await form.getByLabel('Who gets it').selectOption({ label: 'Groups' })
  await form.getByLabel('Spring people (3)').check()
  await form.getByLabel('Message', { exact: true }).fill('Hi {{first_name}}, spring is here.')
  // By day too nothing leaves before it is paused.
  await form.getByLabel('Starts').fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16))
  await form.getByRole('region', { name: 'Who it reaches' }).getByText('2 would get it now').waitFor()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/campaigns\/\w{26}$/)
  await page.getByText('2 would get it now').waitFor()
  await page.getByText('Hasn’t opted in to offers').waitFor()

  await page.getByRole('button', { name: 'Text 2 people, about $0' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('2 of 3 people get it').waitFor()
  await question.getByRole('button', { name: 'Text 2 people' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  // None leaves by night.
  await runDueOf(ours.org, tuesdayNoon(), 'run-campaigns')
  await page.getByText('Done', { exact: true }).waitFor()

  await customerWrites({ from: ana, to: account.phone_number, body: 'STOP' })
  const report = page.getByRole('region', { name: 'Report' })
  await expect.poll(async () => (await report.innerText()).replace(/\s+/g, ' ')).toContain('Sent 2')
  await page.getByRole('combobox', { name: 'How it went' }).selectOption({ label: 'Left out' })
  await page.getByRole('cell', { name: 'Sam Stone' }).waitFor()
})

test('a draft that nobody would get says what can be done, and takes one of the ways', async () => {
  const draft = {
    ...{ name: 'No way', channel: 'whatsapp', purpose: 'informational', body: 'News for you.' },
    audience: { query: {} },
  }
  const { campaign } = (await ours.client.post('/api/campaigns', draft)).body
  const page = await visit(`/campaigns/${campaign.id}`, { as: ours.client, viewport: { width: 1440, height: 900 } })
  await page.getByText('Nobody would get it. What you can do:').waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Choose other people' }).click()
  await page.getByRole('dialog', { name: 'Edit campaign' }).getByRole('button', { name: 'Cancel' }).click()
  const asText = page.getByRole('button', { name: 'Send as SMS instead' })
  await asText.click()
  await asText.waitFor({ state: 'detached' })
})

test('an agent only reads it', async () => {
  const agent = await ours.addMember({ role: 'agent' })
  const page = await visit('/campaigns', { as: agent.client, viewport: { width: 390, height: 844 } })
  await page.getByRole('link', { name: 'Spring offers' }).click()
  await page.getByRole('region', { name: 'Report' }).getByText('Sent').first().waitFor()
  expect(await page.getByRole('button', { name: 'Duplicate' }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
