import { expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { stopPolling, usePages } from '../flows/pages.ts'

const { open, baseOf } = usePages()

/** A page on which nothing is pushed until `letThrough` is called, nor polled. */
async function openDeaf({ client }: TestOrganization, path: string) {
  const page = await open('/favicon.svg', { as: client })
  await stopPolling(page)
  const through = Promise.withResolvers<void>()
  await page.route('**/api/realtime/token', async (route) => {
    await through.promise
    await route.continue()
  })
  await page.goto(baseOf() + path)
  return { page, letThrough: through.resolve }
}

const CONVERSATION = '/chats/{conversation}'
test.each(['/chats', CONVERSATION, '/contacts', '/sales-classification', '/dashboard'])(
  '%s shows what a colleague changed after it was read and before anything is pushed',
  async (path) => {
    const ours = await newOrganization()
    const { whatsapp_from: to } = await ours.connect()
    const { id, contact_id } = await newConversation(ours, { to, name: 'Rita Torres' })
    const { page, letThrough } = await openDeaf(ours, path.replace('{conversation}', id))
    await page.getByText('Rita Torres').first().waitFor()
    const { status } = await ours.client.put(`/api/contacts/${contact_id}`, { first_name: 'Margarita' })
    expect(status).toBe(200)
    await allFollowed()
    letThrough()
    await page.getByText('Margarita Torres').first().waitFor()
    await expect.poll(() => page.getByText('Rita Torres', { exact: true }).count()).toBe(0)
  },
)
