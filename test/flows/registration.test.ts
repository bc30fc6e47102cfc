import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

test('an owner registers, is refused for the name, mends it, and texts are let through', async () => {
  const ours = await newOrganization()
  await ours.client.post('/api/connect/start')
  const [offer] = (await ours.client.get('/api/connect/numbers?area_code=305')).body.data
  const { phone_number } = (await ours.client.post('/api/connect/numbers', offer)).body.number
  const { accounts } = (await callConsole('GET', 'twilio/accounts')).body
  const { account_sid } = accounts.find((one: { phone_number: string }) => one.phone_number === phone_number)
  const refusal = { kind: 'brand', status: 'FAILED', code: '30795', account_sid }
  await callConsole('POST', 'twilio/registration', refusal)
  await callConsole('POST', 'twilio/inbound', { from: newCustomer(), to: phone_number, body: 'Is the pickup there?' })

  /** Looks as its job does each minute: the page would every three seconds, a step at a time. */
  const until = (state: string) =>
    eventually(async () => {
      await runJob('sync-registrations', { org: ours.org })
      expect((await ours.client.get('/api/connect/registration')).body.state).toBe(state)
    })
  const look = (path: string) => visit(path, { as: ours.client, viewport: { width: 390, height: 844 } })
  const page = await look('/settings/twilio')
  await page.getByText('submits it once you give 5 more answers').waitFor()
  await page.getByRole('button', { name: 'Answer now' }).click()
  const form = page.locator('form').filter({ hasText: 'Business representative' })
  await form.getByRole('button', { name: 'Send for review' }).click()
  await form.getByText('This field is required.').first().waitFor()
  const entries = {
    'Legal name': 'Mesa Verde',
    EIN: '41-7263549',
    Website: 'https://mesaverde.example',
    Street: '12 Main St',
    City: 'Austin',
    State: 'TX',
    'ZIP code': '78701',
    Phone: '(512) 555-0140',
  }
  for (const [label, value] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('Type of business').selectOption('LLC')
  await form.getByRole('button', { name: 'Send for review' }).click()

  await until('refused')
  await page.getByText('Your name with the carriers: rejected').waitFor()
  expect(await form.getByLabel('Legal name').getAttribute('aria-invalid')).toBe('true')
  await page.getByText('It can be corrected 3 more times for free.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await form.getByLabel('EIN', { exact: true }).inputValue()).toBe('')
  await form.getByLabel('Legal name').fill('Mesa Verde Motors LLC')
  await form.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Sent. We’ll take it from here.').waitFor()

  await look('/chats')
  await page.getByText('Is the pickup there?').first().click()
  await page.getByText('Texts to US numbers may be blocked until registration is done.').waitFor()
  await until('approved')
  await look('/settings/twilio')
  await page.getByText('Carriers deliver your texts.').waitFor()
  await look('/chats')
  // Nothing is read again within two seconds.
  await page.reload()
  await page.getByText('Is the pickup there?').first().click()
  await page.getByRole('textbox', { name: /Message to/ }).waitFor()
  await expect.poll(() => page.getByText('Texts to US numbers may be blocked').count()).toBe(0)
})
