import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { customerWrites, newOrganization, type TestOrganization } from '../../cloud.ts'
import { findConversation, newCustomer } from '../../dealership.ts'
import { usePages } from '../../flows/pages.ts'

const { open, keepPage } = usePages()

let ours: TestOrganization
let phone: string
/** Eva Paz writes to the dealership. */
let evaWrites: (body: string) => Promise<unknown>
beforeAll(async () => {
  ours = await newOrganization()
  const account = await ours.connect()
  phone = newCustomer()
  const vehicles = [
    { make: 'Ford', model: 'Escape', year: 2021, trim: 'SE', price: 12_995, stockNumber: 'P1' },
    { make: 'Kia', model: 'Rio', year: 2019, stockNumber: 'P2' },
  ]
  for (const vehicle of vehicles)
    expect(await ours.client.post('/api/inventory', vehicle)).toMatchObject({ status: 200 })
  const between = { from: `whatsapp:${phone}`, to: account.whatsapp_from, profile_name: 'Eva Paz' }
  evaWrites = (body) => customerWrites({ ...between, body })
  await evaWrites('Hello')
})

/** Eva Paz's conversation. */
const openChat = keepPage(async () => {
  // Beside the thread a panel would show the vehicle in place of the header.
  const page = await open('/chats', { as: ours.client, viewport: { width: 1200, height: 800 } })
  await page.locator('a[data-contact]', { hasText: 'Eva Paz' }).click()
  await page.locator('article', { hasText: 'Hello' }).waitFor()
  return page
})
const button = (page: Page) => page.getByRole('button', { name: /^Choose a vehicle/ })

test('a vehicle is found, chosen by the keyboard and sent', async () => {
  const page = await openChat()
  await button(page).click()
  const dialog = page.getByRole('dialog', { name: 'Vehicle Inventory' })
  await dialog.getByText('Select a vehicle to send').waitFor()
  expect(await dialog.getByRole('button', { name: 'Send to Chat' }).isDisabled()).toBe(true)
  await dialog.getByRole('radio').nth(1).waitFor()

  await page.keyboard.type('2021 escape')
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(1)
  // One vehicle leaves room, which is not the search box's.
  const topOf = async (found: ReturnType<Page['locator']>) => (await found.boundingBox())?.y ?? 0
  const [field, vehicles] = [dialog.getByRole('searchbox'), dialog.getByRole('radiogroup')]
  expect((await topOf(vehicles)) - (await topOf(field))).toBeLessThan(80)
  await dialog.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await dialog.getByText('Selected: 2021 Ford Escape SE · Stock P1 · $12,995').waitFor()
  await dialog.getByRole('button', { name: 'Send to Chat' }).click()
  await page
    .locator('article', {
      hasText: '2021 Ford Escape – $12,995 plus taxes, title, registration, and dealer fees – http',
    })
    .waitFor()
})

test('what finds nothing says so, and Escape leads back to the conversation', async () => {
  const page = await openChat()
  await button(page).click()
  await page.getByPlaceholder('Search by make, model, year or stock number...').fill('zzz')
  await page.getByText('No vehicles found').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('textarea').isVisible()).toBe(true)
})

test('a vehicle that the customer wrote about is shown in place of its code, and once it is gone the conversation says so', async () => {
  const { body: vehicle } = await ours.client.post('/api/inventory', { make: 'Seat', model: 'Leon', stockNumber: 'P3' })
  await evaWrites(`Is it there? [car ${vehicle.id.slice(-8)}]`)
  const page = await openChat()
  const named = { name: 'Interested in Seat Leon Stock P3' }
  const chip = page.locator('header').getByRole('link', named)
  await chip.waitFor()
  await page.locator('article', { hasText: 'Is it there?' }).getByRole('link', named).waitFor()
  expect(await page.getByText('[car').count(), 'in list and thread').toBe(0)
  expect(await chip.getByText('Unavailable').count()).toBe(0)
  expect(await ours.client.delete(`/api/inventory/${vehicle.id}`)).toMatchObject({ status: 200 })
  await page.reload()
  await chip.getByText('Unavailable').waitFor()
})

test('when the 24 hours are over no vehicle can be sent, and the button says why', async () => {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { Contact } = await import('../../../functions/core/customers/contacts/entity.ts')
  const { row } = await findConversation(ours.client, phone, 'whatsapp')
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await Contact.build(UpdateItemCommand)
    .item({ org: ours.org, id: row.contact_id, channels: { whatsapp: { last_inbound_at: yesterday } } })
    .send()
  const page = await openChat()
  await page.reload()
  await page.getByText('The 24-hour WhatsApp window is closed').waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  expect(await button(page).getAttribute('title')).toBe('Choose a vehicle: The 24-hour WhatsApp window is closed')
})
