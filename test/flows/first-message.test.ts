import { expect, test } from 'vitest'
import { customerWrites, newOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'

test('a customer’s message is in the inbox of the dealership that was just founded, and in nobody else’s', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  const { deliveries } = await customerWrites({
    from: 'whatsapp:+16285550199',
    to: account.whatsapp_from,
    body: 'Is the blue one still there?',
    profile_name: 'Ana Torres',
  })
  expect(deliveries).toMatchObject([{ status: 200 }])

  const inbox = async (client: typeof ours.client) => (await client.get('/api/chats/recent-by-contact')).body
  expect(await inbox(ours.client)).toMatchObject({
    data: [{ display_name: 'Ana Torres', last_message: 'Is the blue one still there?', unread_count: 1 }],
  })
  await eventually(async () => expect(await inbox(ours.client)).toMatchObject({ total: 1 }))
  expect(await inbox(theirs.client)).toMatchObject({ data: [], total: 0 })
})
