import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'

let ours: TestOrganization
let agent: Client
let colleague: Client
beforeAll(async () => {
  ours = await newOrganization()
  agent = (await ours.addMember({ role: 'agent' })).client
  colleague = (await ours.addMember({ role: 'agent' })).client
})

const add = async (client: Client, shortcut: string, more: object = {}) => {
  const { status, body } = await client.post('/api/quick-replies', { shortcut, body: `Text of ${shortcut}`, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.quick_reply as { id: string; scope: string }
}
const seenBy = async (client: Client): Promise<{ shortcut: string; scope: string; is_editable: boolean }[]> =>
  (await client.get('/api/quick-replies')).body.data

describe('a quick reply', () => {
  test('of a manager is the dealership’s, of an agent their own', async () => {
    expect(await add(ours.client, 'hours')).toMatchObject({ scope: 'dealership' })
    expect(await add(agent, 'hello')).toMatchObject({ scope: 'mine' })
    expect(await add(ours.client, 'private', { scope: 'mine' })).toMatchObject({ scope: 'mine' })
    expect(await seenBy(agent)).toMatchObject([
      { shortcut: 'hello', scope: 'mine', is_editable: true },
      { shortcut: 'hours', scope: 'dealership', is_editable: false },
    ])
    expect((await seenBy(colleague)).map(({ shortcut }) => shortcut)).toEqual(['hours'])
    expect((await seenBy(ours.client)).map(({ shortcut }) => shortcut)).toEqual(['hours', 'private'])
  })

  test('is written with or without its slash, and kept in small letters', async () => {
    const { body } = await agent.post('/api/quick-replies', { shortcut: ' /Directions ', body: ' We are here. ' })
    expect(body.quick_reply).toMatchObject({ shortcut: 'directions', body: 'We are here.' })
  })

  test('is changed and removed by whom it belongs to', async () => {
    const { id } = await add(agent, 'mine')
    const changed = await agent.put(`/api/quick-replies/${id}`, { body: 'Another text' })
    expect(changed.body.quick_reply).toMatchObject({ id, shortcut: 'mine', body: 'Another text' })
    expect(await agent.delete(`/api/quick-replies/${id}`)).toMatchObject({ status: 204 })
    expect(await agent.delete(`/api/quick-replies/${id}`)).toMatchObject({ status: 404 })
  })

  test('of the dealership is not an agent’s to write, change, or remove', async () => {
    const { id } = await add(ours.client, 'financing')
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    expect(await agent.post('/api/quick-replies', { shortcut: 'a', body: 'b', scope: 'dealership' })).toMatchObject(
      forbidden,
    )
    expect(await agent.put(`/api/quick-replies/${id}`, { body: 'No' })).toMatchObject(forbidden)
    expect(await agent.delete(`/api/quick-replies/${id}`)).toMatchObject(forbidden)
  })

  test('of somebody else, or of another dealership, is as if it did not exist', async () => {
    const theirs = await newOrganization()
    const foreign = [await add(colleague, 'secret'), await add(theirs.client, 'hours')]
    for (const client of [agent, ours.client])
      for (const { id } of foreign) {
        const nobody = await client.put('/api/quick-replies/nobody', { body: 'Mine now' })
        const answer = await client.put(`/api/quick-replies/${id}`, { body: 'Mine now' })
        expect(answer).toMatchObject({ status: 404 })
        expect(answer.body).toEqual(nobody.body)
        expect(await client.delete(`/api/quick-replies/${id}`)).toMatchObject({ status: 404 })
      }
  })

  test('has a shortcut of its own; an agent may have one that the dealership has too', async () => {
    const { id } = await add(ours.client, 'trade')
    expect(await ours.client.post('/api/quick-replies', { shortcut: 'Trade', body: 'x' })).toMatchObject({
      status: 409,
    })
    await add(ours.client, 'lease')
    expect(await ours.client.put(`/api/quick-replies/${id}`, { shortcut: 'lease' })).toMatchObject({ status: 409 })
    expect(await ours.client.put(`/api/quick-replies/${id}`, { shortcut: 'trade' })).toMatchObject({ status: 200 })
    await add(agent, 'trade')
  })

  test.each([
    [{}],
    [{ shortcut: 'a' }],
    [{ shortcut: '', body: 'x' }],
    [{ shortcut: '/', body: 'x' }],
    [{ shortcut: 'two words', body: 'x' }],
    [{ shortcut: 'x'.repeat(31), body: 'x' }],
    [{ shortcut: 'a', body: '  ' }],
    [{ shortcut: 'a', body: 'x'.repeat(1601) }],
    [{ shortcut: 'a', body: 'x', scope: 'everybody' }],
  ])('is not made of %o', async (body) => {
    expect(await ours.client.post('/api/quick-replies', body)).toMatchObject({ status: 422 })
  })
})
