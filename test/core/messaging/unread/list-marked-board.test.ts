import { randomUUID } from 'node:crypto'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { beforeAll, expect, test } from 'vitest'
import { setVehicle } from '../../../../functions/core/customers/contacts/door.ts'
import { Contact, type ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { getContact } from '../../../../functions/core/customers/contacts/get-contact.ts'
import { listMarkedBoard } from '../../../../functions/core/messaging/unread/list-marked-board.ts'
import { updateMarks } from '../../../../functions/core/messaging/unread/update-marks.ts'
import { writeAll } from '../../../../functions/core/platform/table/batches.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { contactItem, shown } from '../../platform/changes/records.ts'

beforeAll(openTestTable)

test('a card tells the vehicle and who is unread, as the contact itself does; one’s own desk alone', async () => {
  const ctx = manager()
  const agent = { ...ctx, caller: { ...asAgent(ctx.caller), id: randomUUID() } }
  const people = [
    shown('free'),
    shown('own', { assignee: agent.caller.id }),
    shown('theirs', { assignee: randomUUID() }),
    shown('read', { channels: {} }),
    shown('closed', { status: 'closed' }),
  ]
  await writeAll(people.map((one) => Contact.build(BatchPutRequest).item(contactItem(ctx.org, one))))
  await updateMarks(
    ctx.org,
    people.map((one) => ({ before: undefined, after: one as unknown as ContactItem })),
  )
  const car = { id: 'V', title: '2021 Ford Escape', stockNumber: 'L1002' }
  await setVehicle(ctx.org, 'free', { ...car, at: 'A' })

  const cards = async (by: typeof ctx) => {
    const { new: column } = await listMarkedBoard(by, { limit: 50, search: '' })
    return Object.fromEntries(column.map((card: { id: string }) => [card.id, card]))
  }
  const all = await cards(ctx)
  expect(all).toMatchObject({
    free: { unread: true, vehicle: car },
    own: { unread: true, vehicle: null },
    theirs: { unread: true },
    read: { unread: false },
    closed: { unread: false },
  })
  expect(Object.keys(await cards(agent)).toSorted()).toEqual(['closed', 'free', 'own', 'read'])
  for (const id of Object.keys(all)) {
    const { unread, vehicle } = await getContact(ctx, { id })
    expect({ unread, vehicle }, id).toEqual({ unread: all[id].unread, vehicle: all[id].vehicle })
  }
})

test('a vehicle that was written beside what is listed is told by the contact', async () => {
  const ctx = manager()
  const vehicle = { id: 'V', title: '2021 Ford Escape', at: 'A' }
  await writeAll([Contact.build(BatchPutRequest).item({ ...contactItem(ctx.org, shown('old')), vehicle })])
  expect((await getContact(ctx, { id: 'old' })).vehicle).toEqual({
    id: 'V',
    title: '2021 Ford Escape',
    stockNumber: null,
  })
  await setVehicle(ctx.org, 'old', { id: 'W', title: 'Kia Rio', at: 'B' })
  expect((await getContact(ctx, { id: 'old' })).vehicle?.title).toBe('Kia Rio')
})
