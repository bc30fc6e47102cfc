import { beforeAll, expect, test } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { listMessages } from '../../../../functions/core/messaging/messages/list-messages.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

const FROM = '+16285551000'
const MESSAGES = 5

let ctx: Ctx
beforeAll(async () => {
  await openTestTable()
  ctx = await dealershipWithThread()
})

async function dealershipWithThread(): Promise<Ctx> {
  const ctx = manager()
  for (let i = 0; i < MESSAGES; i++)
    await receiveMessage(
      { ...ctx, now: new Date(ctx.now.getTime() + i) },
      { sid: `SM${i}`, from: FROM, body: `${i}`, media: [] },
    )
  return ctx
}

const conversation = ({ org }: Ctx, from = FROM) => conversationIdOf(contactIdOf(org, from), 'sms')
const list = (by: Ctx, place: { before?: string; after?: string } = {}, id = conversation(by)) =>
  listMessages(by, { type: 'sms', id, per_page: 2, ...place })

test.each([
  ['before', [['3', '4'], ['1', '2'], ['0']]],
  [
    'after',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
] as const)('a page’s cursor leads on %s it, each message once', async (direction, expected) => {
  const all = await listMessages(ctx, { type: 'sms', id: conversation(ctx), per_page: MESSAGES })
  const start = direction === 'after' ? { after: all.messages[0]?.id } : {}
  const pages: string[][] = []
  for (let place: Parameters<typeof list>[1] | undefined = start; place; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(ctx, place)
    pages.push(page.messages.map(({ body }) => body))
    place = page.cursor === null ? undefined : { [direction]: page.cursor }
  }
  expect(pages).toEqual(expected)
})

test('a cursor tells nothing of the messages, and leads nobody on but its reader in its conversation', async () => {
  const page = await list(ctx)
  const cursor = page.cursor ?? ''
  const said = Buffer.from(cursor, 'base64url').toString('latin1')
  for (const { id } of page.messages) expect(`${cursor} ${said}`).not.toContain(id)
  expect((await list(ctx)).cursor).toBe(cursor)

  const colleague = { ...ctx, caller: { ...ctx.caller, id: 'another' } }
  const theirs = await dealershipWithThread()
  const flipped = Buffer.from(cursor, 'base64url').map((byte, i) => (i === 20 ? byte ^ 1 : byte))
  const refused = [
    list(theirs, { before: cursor }),
    list(colleague, { before: cursor }),
    list(ctx, { before: cursor }, conversation(ctx, '+16285551001')),
    list(ctx, { after: cursor }),
    ...['', 'x', 'M#~HEAD', cursor.slice(0, -4), Buffer.from(flipped).toString('base64url')].flatMap((text) => [
      list(ctx, { before: text }),
      list(ctx, { after: text }),
    ]),
  ]
  for (const answer of await Promise.allSettled(refused))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } })
})
