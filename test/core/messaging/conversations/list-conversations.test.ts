import { beforeAll, expect, test } from 'vitest'
import { countContacts } from '../../../../functions/core/customers/contacts/count-contacts.ts'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { indexContacts } from '../../../../functions/core/customers/search/index-contacts.ts'
import { setAssignee } from '../../../../functions/core/messaging/conversations/door.ts'
import { listConversations } from '../../../../functions/core/messaging/conversations/list-conversations.ts'
import { setStatus } from '../../../../functions/core/messaging/conversations/store.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import type { Caller, Ctx } from '../../../../functions/core/platform/ctx.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

/** A dealership that this many customers wrote to; `counted` as the stream's consumer does. */
async function dealershipOf(customers: number, isCounted: boolean): Promise<Ctx> {
  const ctx = manager()
  for (let i = 0; i < customers; i++) {
    const from = `+1628555${1000 + i}`
    await receiveMessage({ ...ctx, now: new Date(ctx.now.getTime() + i) }, { sid: `SM${i}`, from, body: '', media: [] })
    const after: ContactItem | undefined = await findContact({ org: ctx.org }, contactIdOf(ctx.org, from))
    if (isCounted) await countContacts(ctx.org, [{ sequence: `${i}`, before: undefined, after }])
  }
  return ctx
}

const list = (ctx: Ctx, per_page: number, cursor?: string) =>
  listConversations(ctx, { status: 'active', search: '', per_page, ...(cursor ? { cursor } : {}) })

test.each([
  [0, 3, []],
  [1, 3, [1]],
  [3, 3, [3]],
  [4, 3, [3, 1]],
  [7, 3, [3, 3, 1]],
])('%i conversations in pages of %i come each once, newest first', async (customers, size, sizes) => {
  for (const isCounted of [true, false]) {
    const ctx = await dealershipOf(customers, isCounted)
    const first = await list(ctx, size)
    expect(first.total).toBe(isCounted ? customers : 0)
    const pages = first.data.length > 0 ? [first.data] : []
    for (let { cursor } = first; cursor; ) {
      const page = await list(ctx, size, cursor)
      expect(page.total).toBeNull()
      pages.push(page.data)
      cursor = page.cursor
    }
    expect(pages.map((page) => page.length)).toEqual(sizes)
    const numbers = pages.flat().map((row) => row.phone_number)
    expect(numbers).toEqual(Array.from({ length: customers }, (_, i) => `+1628555${1000 + i}`).toReversed())
  }
})

test('a conversation is listed and counted under its own status, by those who may see it', async () => {
  const ctx = await dealershipOf(9, false)
  const agent: Caller = { ...asAgent(ctx.caller), id: 'agent' }
  const statuses = ['active', 'closed', 'archived'] as const
  /** Of those that wrote one after the other, each has the next status, and every second one is the agent's. */
  for (let i = 0; i < 9; i++) {
    const read = async () =>
      (await findContact({ org: ctx.org }, contactIdOf(ctx.org, `+1628555${1000 + i}`), true)) as ContactItem
    if (i % 2) await setAssignee(ctx, await read(), { id: agent.id, name: agent.name })
    await setStatus(ctx, await read(), statuses[i % 3] ?? 'active')
    await countContacts(ctx.org, [{ sequence: `${i}`, before: undefined, after: await read() }])
  }
  const numbers = (wanted: (i: number) => boolean) =>
    [8, 7, 6, 5, 4, 3, 2, 1, 0].filter(wanted).map((i) => `+1628555${1000 + i}`)
  const stranger: Caller = { ...agent, id: 'stranger' }
  for (const [caller, isSeen] of [
    [ctx.caller, () => true],
    [agent, () => true],
    [stranger, (i: number) => i % 2 === 0],
  ] as const)
    for (const status of [...statuses, 'all'] as const)
      for (const per_page of [1, 2, 9]) {
        const found: (string | null)[] = []
        const totals: (number | null)[] = []
        for (let cursor: string | null | undefined; cursor !== null && found.length <= 9; ) {
          const page = await listConversations({ ...ctx, caller }, { status, search: '', per_page, cursor })
          found.push(...page.data.map((row) => row.phone_number))
          totals.push(page.total)
          cursor = page.cursor
        }
        const expected = numbers((i) => isSeen(i) && (status === 'all' || statuses[i % 3] === status))
        expect(found).toEqual(expected)
        expect(totals[0]).toBe(expected.length)
      }
})

test('a page and the total of all cost a manager one query, an agent one for each desk', async () => {
  const ctx = await dealershipOf(4, true)
  const agent = asAgent(ctx.caller)
  for (const [caller, reads] of [
    [ctx.caller, 1],
    [agent, 2],
  ] as const) {
    const spent = await metered(async () => expect(await list({ ...ctx, caller }, 2)).toMatchObject({ total: 4 }))
    expect(spent).toMatchObject({ reads, writes: 0 })
  }
})

test('a cursor tells nothing of what was read, and leads nobody on but its reader in its list', async () => {
  const ctx = await dealershipOf(4, false)
  const ask = (by: Ctx, cursor: string, search = '1628', status: 'active' | 'all' = 'active') =>
    listConversations(by, { status, search, per_page: 1, cursor })
  for (const contact of await Promise.all(
    [0, 1, 2, 3].map((i) => findContact({ org: ctx.org }, contactIdOf(ctx.org, `+1628555${1000 + i}`))),
  ))
    if (contact) await indexContacts(ctx.org, [{ before: undefined, after: contact }])
  const found = await listConversations(ctx, { status: 'active', search: '1628', per_page: 1 })
  const cursor = found.cursor ?? ''
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/1628|555/)
  expect((await ask(ctx, cursor)).data).toHaveLength(1)
  expect((await listConversations(ctx, { status: 'active', search: '1628', per_page: 1 })).cursor).toBe(cursor)

  const colleague = { ...ctx, caller: { ...ctx.caller, id: 'another' } }
  const flipped = Buffer.from(cursor, 'base64url').map((byte, i) => (i === 20 ? byte ^ 1 : byte))
  const refused = [
    ask(manager(), cursor),
    ask(colleague, cursor),
    ask(ctx, cursor, '16285'),
    ask(ctx, cursor, ''),
    ask(ctx, cursor, '1628', 'all'),
    ...['', 'x', 'made up', Buffer.from('16285551001#x').toString('base64url'), cursor.slice(0, -4)].map((text) =>
      ask(ctx, text),
    ),
    ask(ctx, Buffer.from(flipped).toString('base64url')),
  ]
  for (const answer of refused) await expect(answer).rejects.toMatchObject({ code: 'invalid' })
})
