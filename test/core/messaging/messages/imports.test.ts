import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { importMessages } from '../../../../functions/core/messaging/messages/import-messages.ts'
import { planConnected } from '../../../../functions/core/messaging/messages/plan-connected.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { openConnection } from '../../../../functions/core/telephony/connections/open-connection.ts'
import { updateConnection } from '../../../../functions/core/telephony/connections/update-connection.ts'
import type { TwilioAccount } from '../../../../lib/local/twilio.ts'
import { eventually } from '../../../eventually.ts'
import { itemsWith } from '../../../table-items.ts'
import { ctxOf, startWorld, workOf } from '../../telephony/connections/world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
let ctx: Ctx
let account: TwilioAccount
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  // By number: with a messaging service, all the account's numbers are the dealership's.
  ;({ ctx, account } = await world.connect({ twilio_messaging_service_sid: undefined }))
})

const CUSTOMER = '+14155557001'
const writes = (body: string, more: { from?: string; to?: string; media_url?: string } = {}) =>
  world.twilio.inbound({ from: CUSTOMER, to: account.phone_number, body, ...more })
async function received(channel: 'sms' | 'whatsapp' = 'sms') {
  const conversation = conversationIdOf(contactIdOf(ctx.org, CUSTOMER), channel)
  const { messages } = await listBefore(ctx.org, conversation, undefined, 50)
  return messages
}

test('messages that no webhook brought come in once, oldest first, on both channels, with their files', async () => {
  const known = await writes('By webhook')
  await receiveMessage(workOf(ctx.org), { sid: known.sid, from: CUSTOMER, body: 'By webhook', media: [] })
  await writes('First missed')
  await writes('Second missed', { media_url: `data:image/png;base64,${Buffer.from('picture').toString('base64')}` })
  await writes('On WhatsApp', { from: `whatsapp:${CUSTOMER}`, to: account.whatsapp_from })

  await Promise.all([importMessages(workOf(ctx.org)), importMessages(workOf(ctx.org))])
  await importMessages(workOf(ctx.org))

  const messages = await received()
  expect(messages.map(({ body }) => body)).toEqual(['By webhook', 'First missed', 'Second missed'])
  expect(messages[2]?.media).toMatchObject([{ content_type: 'image/png' }])
  expect((await received('whatsapp')).map(({ body }) => body)).toEqual(['On WhatsApp'])
  expect((await openConnection(ctx.org, { fresh: true }))?.imported_until).toBeDefined()
})

test('two imports at once leave the messages in the order in which they were written', async () => {
  const written = Array.from({ length: 8 }, (_, n) => `Message ${n}`)
  for (const body of written) await writes(body)
  const work = workOf(ctx.org)
  const later = { ...work, now: new Date(work.now.getTime() + 5) }
  await Promise.all([importMessages(later), importMessages(work)])
  expect((await received()).map(({ body }) => body)).toEqual(written)
})

test('what Twilio answered by itself is not taken for the customer’s', async () => {
  await writes('STOP')
  await importMessages(workOf(ctx.org))
  expect(world.twilio.messages({ account_sid: account.account_sid })).toHaveLength(2)
  expect((await received()).map(({ body }) => body)).toEqual(['STOP'])
})

test('what other numbers of the account received is left alone', async () => {
  await updateConnection(ctx, { twilio_phone_number: '+14155550198' })
  await writes('To another department')
  await importMessages(workOf(ctx.org))
  expect(await received()).toEqual([])
})

test('an organization without an account imports nothing', async () => {
  const { org } = ctxOf()
  await importMessages(workOf(org))
  expect(await itemsWith([org])).toEqual({})
})

test('while Twilio is down an import fails as a whole and the next one starts at the same place', async () => {
  await writes('Still missing')
  vi.stubEnv('TWILIO_BASE_URL', 'http://127.0.0.1:9')
  await expect(importMessages(workOf(ctx.org))).rejects.toMatchObject({ code: 'twilio_unreachable' })
  vi.unstubAllEnvs()
  expect((await openConnection(ctx.org, { fresh: true }))?.imported_until).toBeUndefined()
  await importMessages(workOf(ctx.org))
  expect((await received()).map(({ body }) => body)).toEqual(['Still missing'])
})

test('an account that Twilio refuses ends the import with a word in the log, and it begins at the same place later', async () => {
  await writes('After the token is mended')
  await updateConnection(ctx, { twilio_auth_token: '0'.repeat(32) })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await importMessages(workOf(ctx.org))
  expect(warned.mock.calls).toEqual([[expect.stringContaining('did not accept the account SID and auth token')]])
  warned.mockRestore()
  await updateConnection(ctx, { twilio_auth_token: account.auth_token })
  await importMessages(workOf(ctx.org))
  expect((await received()).map(({ body }) => body)).toEqual(['After the token is mended'])
})

test('a message that cannot be brought in is named in the log and tried again; the others come in', async () => {
  const { sid } = await writes('x'.repeat(500_000))
  await writes('After it')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const inHours = (hours: number) => ({ ...workOf(ctx.org), now: new Date(Date.now() + hours * 3_600_000) })
  await importMessages(inHours(1))
  await importMessages(inHours(2))
  expect(logged.mock.calls).toEqual([[expect.stringContaining(sid)], [expect.stringContaining(sid)]])
  logged.mockRestore()
  expect((await received()).map(({ body }) => body)).toEqual(['After it'])
  const until = (await openConnection(ctx.org, { fresh: true }))?.imported_until
  expect(Date.parse(until as string)).toBeLessThanOrEqual(Date.now())
})

test('the plan asks for an import of every connected organization', async () => {
  world.asked.length = 0
  await planConnected(new Date('2026-11-27T12:30:00Z'))
  await eventually(() => expect(world.asked).toContain(ctx.org))
})
