import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { beforeAll, expect, test } from 'vitest'
import { EVERYBODY } from '../../functions/core/customers/contacts/desk-names.ts'
import { Counter } from '../../functions/core/platform/table/counter-entity.ts'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { type CallDesk, openCallDesk } from './call-desk.ts'

let desk: CallDesk
let theirs: TestOrganization
beforeAll(async () => {
  ;[desk, theirs] = await Promise.all([openCallDesk(), newOrganization()])
})

test('more than 10,000 calls are written into a file, which is for whoever asked', async () => {
  const { ours } = desk
  const colleague = await ours.addMember({ role: 'manager' })
  const froms = [newCustomer(), newCustomer()]
  for (const from of froms) await (await desk.ringUs(from)).step('everyone', { DialCallStatus: 'no-answer' })
  // The counters say how many there are: so many more than lie in the table.
  await Counter.build(PutItemCommand)
    .item({ dealership: ours.org, whose: EVERYBODY, what: 'calls:all:inbound:completed', count: 9_999 })
    .send()
  const { status, body } = await eventually(async () => {
    const answer = await ours.client.get('/api/calls/export?direction=inbound')
    expect(answer.body).toMatchObject({ id: expect.any(String) })
    return answer
  })
  expect(status).toBe(200)
  const file = `/api/calls/exports/${body.id}`
  const { url } = await eventually(async () => {
    const { body: job } = await ours.client.get(file)
    expect(job).toMatchObject({ status: 'done', rows: 2, url: expect.any(String) })
    return job
  })
  const [header, ...lines] = (await (await fetch(url)).text()).trimEnd().split('\r\n')
  expect(header).toContain('Date,Direction,From,To')
  expect(lines.map((line) => line.split(',')[2])).toEqual(froms.toReversed().map((from) => `'${from}`))
  for (const client of [theirs.client, colleague.client]) expect((await client.get(file)).status).toBe(404)
})
