import { beforeAll, expect, test } from 'vitest'
import { writeVehicleCode } from '../../functions/contract/stock/vehicle-code.ts'
import { listAskers } from '../../functions/core/outreach/wishes/store.ts'
import { type OrgId, provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { VEHICLE } from '../request.ts'
import { publishAutomation, runDueAfterNoon } from './publish-automation.ts'

let ours: TestOrganization
let account: TwilioAccount
let org: OrgId
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  org = provenOrg(ours.org)
})

const runDue = (hours = 0) => runDueAfterNoon(ours, hours)
const publish = (steps: Parameters<typeof publishAutomation>[1], more = {}) => publishAutomation(ours, steps, more)

const vehicle = async (more = {}) =>
  (await ours.client.post('/api/inventory', { ...VEHICLE, ...more })).body.id as string

async function customer(body = 'Is the truck still there?') {
  const phone = newCustomer()
  const write = (words: string) => customerWrites({ from: phone, to: account.phone_number, body: words })
  await write(body)
  const { id, row } = await findConversation(ours.client, phone)
  const sent = async (): Promise<string[]> =>
    ((await ours.client.get(`/api/chats/sms/${id}/messages`)).body.messages as { direction: string; body: string }[])
      .filter(({ direction }) => direction === 'outbound')
      .map((message) => message.body)
  return { phone, write, conversation: id, contact: row.contact_id as string, sent }
}

test('a price drop reaches everybody who asked about the vehicle or was linked to it, and nobody else', async () => {
  const [car, other] = [await vehicle(), await vehicle({ stockNumber: 'OTHER-1' })]
  const priced = (price: number) => ours.client.put(`/api/inventory/${car}`, { price })
  const steps = [
    { act: 'wait', minutes: 60 },
    { act: 'send', body: 'The {{vehicle}} is {{price}} now.' },
  ]
  const drip = await publish(steps, { trigger: { on: 'price_dropped', dollars: 500 } })
  // One who asked about another one since, one to whom somebody linked it, and two whom it is nothing to.
  const jan = await customer(`Is it available? ${writeVehicleCode(car)}`)
  const [lee, max] = [await customer(), await customer(`And this? ${writeVehicleCode(car)}`)]
  await customer()
  await jan.write(`And this one? ${writeVehicleCode(other)}`)
  await ours.client.put(`/api/contacts/${lee.contact}/deal`, { add_vehicles: [car] })
  await eventually(async () => expect(await listAskers(org, car)).toHaveLength(3))
  await ours.client.put(`/api/contacts/${max.contact}/deal`, { remove_vehicles: [car] })
  await eventually(async () =>
    expect((await listAskers(org, car)).toSorted()).toEqual([jan.contact, lee.contact].toSorted()),
  )
  for (const price of [18_700, 17_500, 16_000]) expect(await priced(price)).toMatchObject({ status: 200 })
  await eventually(async () => expect(await drip.runs()).toHaveLength(2))
  await runDue()
  const text = 'The 2021 Ford Escape is $16,000 plus taxes, title, registration, and dealer fees now.'
  for (const one of [jan, lee]) await eventually(async () => expect(await one.sent()).toEqual([text]))
  expect(await drip.runs()).toHaveLength(2)
  await drip.remove()
})

test('whoever asked about two vehicles hears of one of them a day', async () => {
  const cars = [await vehicle({ stockNumber: 'TWO-1' }), await vehicle({ stockNumber: 'TWO-2' })]
  const drip = await publish([{ act: 'stage', stage: 'contacted' }], { trigger: { on: 'price_dropped', dollars: 500 } })
  const ana = await customer(`Is it available? ${writeVehicleCode(cars[0] ?? '')}`)
  await ana.write(`And this? ${writeVehicleCode(cars[1] ?? '')}`)
  const ben = await customer(`And this one? ${writeVehicleCode(cars[1] ?? '')}`)
  await eventually(async () => expect(await listAskers(org, cars[1] ?? '')).toHaveLength(2))
  for (const car of cars) {
    expect(await ours.client.put(`/api/inventory/${car}`, { price: 15_000 })).toMatchObject({ status: 200 })
    await allFollowed()
  }
  await eventually(async () =>
    expect((await drip.runs()).map(({ contact }) => contact.id).toSorted()).toEqual(
      [ana, ben].map((one) => one.contact).toSorted(),
    ),
  )
  await drip.remove()
})
