import { expect, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { usePages } from '../flows/pages.ts'

const { open } = usePages()

const FROM = '+16285550179'

test('a message told between two connections is shown, though nothing else changes', async () => {
  const { client, connect } = await newOrganization()
  const { phone_number: to } = await connect()
  await customerWrites({ from: FROM, to, body: 'Before' })
  const page = await open('/login', { as: client })
  let connections = 0
  await page.route('**/api/realtime/token', async (route) => {
    connections += 1
    if (connections === 2) {
      await customerWrites({ from: FROM, to, body: 'Between' })
      await allFollowed()
    }
    // A token that has ended: its connection is renewed after half a minute.
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), expires_at: new Date().toISOString() } })
  })
  await page.goto(new URL('/chats', page.url()).href)
  const row = page.getByRole('link', { name: /628/ })
  await row.getByText('Before').waitFor()
  await row.getByText('Between').waitFor({ timeout: 90_000 })
  expect(connections).toBe(2)
})
