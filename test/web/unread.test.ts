import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { usePages } from '../flows/pages.ts'

const { open } = usePages()

test('the browser tab and the sidebar say how many conversations are unread, on every page, until they are read', async () => {
  const { client, connect } = await newOrganization()
  const account = await connect()
  const page = await open('/settings', { as: client })
  const leads = page.getByRole('navigation').getByRole('link', { name: 'Leads' }).first()
  const title = () => page.title()
  await expect.poll(title).toBe('Manager Settings · Lotwire')
  expect(await leads.getAttribute('aria-description')).toBeNull()

  const from = `whatsapp:${newCustomer()}`
  const body = 'Is it still for sale?'
  await customerWrites({ from, to: account.whatsapp_from, body, profile_name: 'Carla Campos' })
  await expect.poll(title).toBe('(1) Manager Settings · Lotwire')
  await expect.poll(() => leads.getAttribute('aria-description')).toBe('1 unread conversation')

  await leads.click()
  await expect.poll(title).toBe('(1) Leads · Lotwire')
  await page.locator('a[data-contact]', { hasText: 'Carla Campos' }).click()
  await expect.poll(title).toBe('Leads · Lotwire')
})
