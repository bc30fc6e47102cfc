import { randomUUID } from 'node:crypto'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { beforeAll, expect, test } from 'vitest'
import { Contact, type ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { follows } from '../../../../functions/core/messaging/unread/follow.ts'
import { listUnreplied } from '../../../../functions/core/messaging/unread/store.ts'
import { updateMarks } from '../../../../functions/core/messaging/unread/update-marks.ts'
import { replayBatch } from '../../../../functions/core/platform/changes/replay-batch.ts'
import { type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { writeAll } from '../../../../functions/core/platform/table/batches.ts'
import { earliestId } from '../../../../functions/core/platform/table/ids.ts'
import { listUnread } from '../../../list-unread.ts'
import { openTestTable } from '../../../table.ts'
import { contactItem, contactRecord, shown } from '../../platform/changes/records.ts'

beforeAll(openTestTable)

const put = (org: OrgId, ...contacts: ReturnType<typeof shown>[]) =>
  writeAll(contacts.map((one) => Contact.build(BatchPutRequest).item(contactItem(org, one))))
const came = (one: ReturnType<typeof shown>) => ({ before: undefined, after: one as unknown as ContactItem })
/** As the stream shows it: with its moments as the table holds them. */
function asKept(contact: ContactItem | undefined) {
  if (!contact) return undefined
  const kept = (at = '') => earliestId(Date.parse(at))
  const { last_message_at, channels } = contact
  const sms = { ...channels?.sms, last_inbound_at: kept(channels?.sms?.last_inbound_at) }
  return { ...contact, last_message_at: kept(last_message_at), channels: { sms } } as never
}
const keepMarks = [{ name: 'keep_marks', ...follows.keep_marks }]
const marksOf = async (org: OrgId) =>
  (await listUnread(org)).map(({ contact, desk }) => `${contact} ${desk}`).toSorted()

test('the unread are those who are unread now, however often a batch comes', async () => {
  const org = provenOrg(randomUUID())
  const [free, given] = [shown('free'), shown('given', { assignee: 'tess' })]
  const [unread, read] = [shown('read'), shown('read', { channels: {} })]
  await put(org, free, given, read)
  const batch = [came(free), came(unread), { ...came(read), before: came(unread).after }, came(given)]
  await updateMarks(org, batch)
  await updateMarks(org, batch)
  expect(await marksOf(org)).toEqual(['free -', 'given tess'])
})

test('whoever writes twice has waited since the first message', async () => {
  const org = provenOrg(randomUUID())
  const wroteAt = (at: string) =>
    shown('a', { channels: { sms: { since: at, inbound: 1, unread: 1, last_inbound_at: at } } })
  const [first, second] = [wroteAt('2026-01-01T10:00:00.000Z'), wroteAt('2026-01-01T10:05:00.000Z')]
  await put(org, second)
  await updateMarks(org, [came(first), { ...came(second), before: came(first).after }])
  expect(await listUnread(org)).toMatchObject([{ contact: 'a', since: '2026-01-01T10:00:00.000Z' }])
})

test('a change that is followed once more makes nobody’s wait shorter or longer', async () => {
  const org = provenOrg(randomUUID())
  const wrote = (minute: number, unread = 1) => {
    const at = `2026-01-01T10:0${minute}:00.000Z`
    const sms = { since: at, inbound: 1, unread, last_inbound_at: at }
    return came(shown('a', { opted_out: {}, most_recent_type: 'sms', last_message_at: at, channels: { sms } })).after
  }
  const answered = came(
    shown('a', {
      opted_out: {},
      most_recent_type: 'sms',
      last_message_at: '2026-01-01T10:02:00.000Z',
      channels: {
        sms: { since: '2026-01-01T10:01:00.000Z', inbound: 1, unread: 0, last_inbound_at: '2026-01-01T10:01:00.000Z' },
      },
    }),
  ).after
  const changes = [
    { before: undefined, after: wrote(1) },
    { before: wrote(1), after: answered },
    { before: answered, after: wrote(3) },
    { before: wrote(3), after: wrote(4) },
  ]
  for (const change of changes) {
    await put(org, change.after as never)
    await updateMarks(org, [change])
  }
  const marks = [{ contact: 'a', since: '2026-01-01T10:03:00.000Z' }]
  for (const again of [changes, changes.toReversed()])
    for (const { before, after } of again) {
      await replayBatch(keepMarks, [contactRecord(org, asKept(before), asKept(after))])
      expect(await listUnread(org)).toMatchObject(marks)
      expect(await listUnreplied(org, ['-'])).toMatchObject(marks)
    }
})

test.each([
  ['is with another now', shown('late', { assignee: 'tess' }), ['late tess']],
  ['was read since', shown('late', { channels: {} }), []],
  ['was closed since', shown('late', { status: 'closed' }), []],
  ['is gone', undefined, []],
])('a change that is followed last, of a contact that %s, leaves no wrong mark', async (_, now, marks) => {
  const org = provenOrg(randomUUID())
  if (now) await put(org, now)
  await updateMarks(org, [came(shown('late'))])
  expect(await marksOf(org)).toEqual(marks)
})
