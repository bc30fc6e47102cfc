import { beforeAll, describe, expect, test } from 'vitest'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { newTemplate } from '../request.ts'
import { itemsWith } from '../table-items.ts'

interface Hit {
  kind: string
  id: string
  contact: { id: string; name: string } | null
  text: string
  where: { type: string; id: string } | null
}

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let number: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  number = account.phone_number
  agent = await ours.addMember({ role: 'agent' })
})

async function write(...texts: string[]) {
  const from = newCustomer()
  for (const body of texts) await customerWrites({ from, to: number, body })
  const { row, id, messages } = await findConversation(ours.client, from)
  return { contact: row.contact_id as string, conversation: id, messages }
}
const page = async (client: Client, query: string) => {
  const { status, body } = await client.get(`/api/search?${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as { data: Hit[]; cursor: string | null }
}
/** All pages of a search. */
async function find(client: Client, query: string): Promise<Hit[]> {
  const { data, cursor } = await page(client, query)
  const rest =
    cursor === null ? [] : await find(client, `${query.replace(/&cursor=.*/, '')}&cursor=${encodeURIComponent(cursor)}`)
  return [...data, ...rest]
}
const idsOf = (hits: Hit[]) => hits.map(({ id }) => id).toSorted()

describe('a search in everything', () => {
  test('finds a message by all of its words, whatever their case and accents, and where it is', async () => {
    const { contact, conversation, messages } = await write(
      '¿La camioneta tiene tracción en las cuatro ruedas?',
      'I prefer a camioneta without a sunroof.',
    )
    await allFollowed()
    expect(await find(ours.client, 'q=CAMIONETA%20traccion')).toEqual([
      expect.objectContaining({
        kind: 'message',
        id: messages[0]?.id,
        contact: { id: contact, name: expect.any(String) },
        text: messages[0]?.body,
        where: { type: 'sms', id: conversation },
      }),
    ])
    expect(idsOf(await find(ours.client, 'q=camion'))).toEqual(idsOf(messages as never))
    expect(await find(ours.client, 'q=traccion%20sunroof')).toEqual([])
    expect(await find(theirs.client, 'q=camioneta')).toEqual([])
  })

  test('finds contacts, notes, vehicles, and templates too, or only what is asked for', async () => {
    const person = { first_name: 'Zacarías', last_name: 'Quetzal', phone: newCustomer() }
    const contact = (await ours.client.post('/api/contacts', person)).body.id
    const note = (await ours.client.post(`/api/contacts/${contact}/notes`, { content: 'Wants the quetzal green.' }))
      .body
    const vehicle = { make: 'Quetzal', model: 'Sport', year: 2024, stockNumber: 'Q1' }
    expect((await ours.client.post('/api/inventory', vehicle)).status).toBeLessThan(300)
    const template = await ours.client.post('/api/whatsapp/templates', {
      ...newTemplate(),
      body_text: 'Quetzal days are here for {{1}}.',
    })
    await allFollowed()
    const hits = await find(agent.client, 'q=quetzal')
    expect(hits.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'note', 'template', 'vehicle'])
    expect(idsOf(hits)).toEqual(expect.arrayContaining([contact, note.note.id, template.body.template.id]))
    expect(idsOf(await find(agent.client, 'q=quetzal&in=notes,contacts'))).toEqual(
      idsOf([note.note, { id: contact }] as never),
    )
  })

  test('finds everyday words in the latest conversations', async () => {
    const { messages } = await write('Is it okay if we do that together?')
    expect(idsOf(await find(agent.client, 'q=together%20that'))).toEqual([messages[0]?.id])
    expect(await find(theirs.client, 'q=together%20that')).toEqual([])
  })

  test('leads page by page to each of many, once', async () => {
    const many = await Promise.all(Array.from({ length: 25 }, () => write('Do you have a zeppelin?')))
    await allFollowed()
    const first = await page(ours.client, 'q=zeppelin&in=messages')
    expect(first.data.length).toBeLessThan(25)
    expect(first.cursor).not.toBeNull()
    expect(idsOf(await find(ours.client, 'q=zeppelin&in=messages'))).toEqual(
      idsOf(many.map(({ messages }) => messages[0]) as never),
    )
    expect(
      (await agent.client.get(`/api/search?q=zeppelin&in=messages&cursor=${encodeURIComponent(first.cursor ?? '')}`))
        .status,
    ).toBe(422)
  })

  test('shows agents what is nobody’s and their own, and what was given to a colleague no more', async () => {
    const { contact, messages } = await write('My gazebo leaks.')
    await ours.client.post(`/api/contacts/${contact}/notes`, { content: 'About that gazebo.' })
    await allFollowed()
    const seen = async () =>
      (await find(agent.client, 'q=gazebo')).length + (await find(agent.client, `q=gazebo&person=${contact}`)).length
    expect(await seen()).toBe(4)
    await assign(ours.client, { contact_id: contact }, (await ours.addMember({ role: 'agent' })).id)
    expect(await seen()).toBe(0)
    expect(idsOf(await find(ours.client, 'q=gazebo&in=messages'))).toEqual([messages[0]?.id])
    await assign(ours.client, { contact_id: contact }, agent.id)
    expect(await seen()).toBe(4)
  })

  test('is narrowed to a person, a channel, and days', async () => {
    const [one, other] = [await write('A bright kayak'), await write('A dark kayak')]
    await ours.client.post(`/api/chats/sms/${one.conversation}/send`, { body: 'The kayak rack is included.' })
    await allFollowed()
    const found = async (query: string) =>
      (await find(ours.client, `q=kayak${query}`)).map(({ text }) => text).toSorted()
    expect(await found(`&person=${other.contact}`)).toEqual(['A dark kayak'])
    expect(await found(`&person=${ours.ownerId}`)).toEqual(['The kayak rack is included.'])
    expect(await found('&channel=sms')).toHaveLength(3)
    expect(await found('&channel=whatsapp')).toEqual([])
    expect(await found('&from=2020-01-01&to=2020-12-31')).toEqual([])
    expect(await found('&from=2020-01-01')).toHaveLength(3)
  })

  test('keeps no word of a deleted contact', async () => {
    const { contact } = await write('A yellow umbrella stand')
    await ours.client.post(`/api/contacts/${contact}/notes`, { content: 'Umbrella again' })
    await allFollowed()
    expect(Object.keys(await itemsWith([contact])).filter((key) => key.includes('umbrel'))).toHaveLength(2)
    expect((await ours.client.delete(`/api/contacts/${contact}`)).status).toBeLessThan(300)
    await expect
      .poll(async () => Object.keys(await itemsWith([contact])).filter((key) => key.includes('#TEXT')), {
        timeout: 20_000,
      })
      .toEqual([])
    expect(await find(ours.client, 'q=umbrella')).toEqual([])
  })

  test('finds what was written before words were indexed, after a night', async () => {
    const { indexPast } = await import('../../functions/core/calls/search/index-past.ts')
    const { removeWords } = await import('../../functions/core/customers/text-words/door.ts')
    const { contact, messages } = await write('An old harpsichord')
    await ours.client.post(`/api/contacts/${contact}/notes`, { content: 'Harpsichord!' })
    await allFollowed()
    await removeWords(provenOrg(ours.org), contact)
    expect(await find(ours.client, 'q=harpsichord')).toEqual([])
    expect(await indexPast(provenOrg(ours.org), Date.now() + 60_000)).toBe(true)
    const found = await find(ours.client, 'q=harpsichord')
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['message', 'note'])
    expect(found.map(({ id }) => id)).toContain(messages[0]?.id)
    expect(conversationIdOf(contact, 'sms')).toBe(found.find(({ where }) => where)?.where?.id)
  })
})
