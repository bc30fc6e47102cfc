import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readVehicleCode, vehicleCodeOf, withoutVehicleCode, writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { presentRow } from '../../../../functions/core/messaging/conversations/present-row.ts'
import { attachVehicle } from '../../../../functions/core/messaging/messages/attach-vehicle.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { itemsWith } from '../../../table-items.ts'
import { fillLot } from '../../stock/inventory/lot.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

describe('a code in a text', () => {
  test('of every vehicle is found again as it was written', () => {
    for (let i = 0; i < 500; i++) {
      const id = vehicleIdOf('org', String(i))
      expect(readVehicleCode(`Hi, I'm interested in the 2021 Ford Escape. ${writeVehicleCode(id)}`)).toBe(
        vehicleCodeOf(id),
      )
    }
  })

  test.each([
    ['[car K7M2Q4TX]', 'K7M2Q4TX'],
    ['hola [CAR k7m2q4tx] gracias', 'K7M2Q4TX'],
    ['[car AAAAAAAA] and [car BBBBBBBB]', 'BBBBBBBB'],
    ['[car K7M2Q4T]', undefined],
    ['[car K7M2Q4TXX]', undefined],
    ['[car K7M2Q4TU]', undefined],
    ['car K7M2Q4TX', undefined],
    ['', undefined],
    [`${'[car '.repeat(50_000)}`, undefined],
  ])('%j names %j', (text, code) => expect(readVehicleCode(text)).toBe(code))

  test.each([
    ['Is it there? [car K7M2Q4TX]', 'Is it there?'],
    ['[CAR k7m2q4tx]', ''],
    ['see you at [car 5', 'see you at [car 5'],
  ])('%j is read as %j', (text, shown) => expect(withoutVehicleCode(text)).toBe(shown))
})

const FROM = '+16285550123'
const VEHICLES = [
  { key: 'escape', make: 'Ford', model: 'Escape', year: 2021, stockNumber: 'L1002' },
  { key: 'edge', make: 'Ford', model: 'Edge', stockNumber: undefined },
  { key: 'gone', make: 'Audi', model: 'A4', availability: 'sold' as const },
]
const codeOf = ({ org }: Ctx, key: string) => writeVehicleCode(vehicleIdOf(org, key))

async function contacted() {
  const ctx = manager()
  await fillLot(ctx.org, VEHICLES)
  await receiveMessage(ctx, { sid: randomUUID(), from: FROM, body: 'Hello', media: [] })
  const contact = contactIdOf(ctx.org, FROM)
  return {
    ctx,
    /** Runs the stream's consumer on a message written this many minutes later. */
    writes: (body: string, minutes = 0) => {
      const at = new Date(ctx.now.getTime() + minutes * 60_000)
      return { id: newId(at), contact, body, sent_at: at.toISOString() }
    },
    attached: async () => {
      const found = await findContact({ org: ctx.org }, contact, true)
      if (!found) throw new Error('The contact is gone.')
      return presentRow(found).vehicle
    },
  }
}

test.each([
  ['for sale', 'escape', { title: '2021 Ford Escape', stockNumber: 'L1002' }],
  ['without a stock number', 'edge', { title: 'Ford Edge', stockNumber: null }],
  ['sold', 'gone', { title: 'Audi A4', stockNumber: null }],
])('a vehicle that is %s is shown with the conversation of who wrote about it', async (_, key, car) => {
  const { ctx, writes, attached } = await contacted()
  expect(await attached()).toBeNull()
  await attachVehicle(ctx.org, writes(`About this one ${codeOf(ctx, key)}`))
  expect(await attached()).toEqual({ id: vehicleIdOf(ctx.org, key), ...car })
})

test('the newest message’s vehicle is shown, however often and in whichever order the messages are followed', async () => {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0, 1, 2],
    [2, 0, 2, 1, 0],
  ]
  for (const order of orders) {
    const { ctx, writes, attached } = await contacted()
    const messages = ['gone', 'edge', 'escape'].map((key, i) => writes(codeOf(ctx, key), i))
    for (const i of order) await attachVehicle(ctx.org, messages[i] as (typeof messages)[number])
    expect(await attached(), order.join()).toMatchObject({ id: vehicleIdOf(ctx.org, 'escape') })
    // All at once, among new messages of the same customer.
    await Promise.all([
      ...messages.map((message) => attachVehicle(ctx.org, message)),
      receiveMessage(ctx, { sid: randomUUID(), from: FROM, body: 'Still there?', media: [] }),
    ])
    expect(await attached()).toMatchObject({ id: vehicleIdOf(ctx.org, 'escape') })
  }
})

test('a repeat writes nothing', async () => {
  const { ctx, writes } = await contacted()
  const message = writes(codeOf(ctx, 'escape'))
  await attachVehicle(ctx.org, message)
  expect((await metered(() => attachVehicle(ctx.org, message))).writeUnits).toBeLessThanOrEqual(1)
})

test('another dealership’s code, and one that nobody has, leave what was attached', async () => {
  const [ours, theirs] = [await contacted(), await contacted()]
  await attachVehicle(ours.ctx.org, ours.writes(codeOf(ours.ctx, 'edge')))
  for (const code of [codeOf(theirs.ctx, 'escape'), '[car 00000000]'])
    await attachVehicle(ours.ctx.org, ours.writes(code, 5))
  expect(await ours.attached()).toMatchObject({ title: 'Ford Edge' })
  expect(await theirs.attached()).toBeNull()
})

test('a message of nobody makes no contact', async () => {
  const { ctx, writes } = await contacted()
  await attachVehicle(ctx.org, { ...writes(codeOf(ctx, 'edge')), contact: 'nobody' })
  expect(await findContact({ org: ctx.org }, 'nobody', true)).toBeUndefined()
})

test('a dealership that never had a vehicle is left alone', async () => {
  const ctx = manager()
  const message = { id: newId(ctx.now), contact: 'c', body: '[car 00000000]', sent_at: ctx.now.toISOString() }
  await attachVehicle(ctx.org, message)
  expect(await itemsWith([ctx.org])).toEqual({})
})
