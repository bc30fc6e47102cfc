import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { callConsole, inHours, type TestOrganization } from './cloud.ts'
import { eventually } from './eventually.ts'

export interface Page {
  id: string
  name: string
  instagram: { id: string; username: string }
}

/** Calls of Meta's twin; `hours`: as if so much later. */
export async function atMeta(path: string, body: object, hours = 0) {
  const answer = await callConsole('POST', `meta/${path}`, body, hours === 0 ? undefined : inHours(hours))
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** A page on Facebook that nobody has connected. */
export const newPage = async (name: string): Promise<Page> =>
  (await atMeta('pages', { name, instagram: name.toLowerCase().replace(/\W/g, '') })).page

/** Connects pages, as Meta's window does. */
export async function connectPages({ client }: Pick<TestOrganization, 'client'>, ...pages: Page[]) {
  const { code } = await atMeta('codes', { pages: pages.map(({ id }) => id) })
  return client.post('/api/settings/meta', { code })
}

/** A page that the dealership has connected. */
export async function connectedPage(ours: TestOrganization, name = ours.name): Promise<Page> {
  const page = await newPage(name)
  const { status, text } = await connectPages(ours, page)
  expect(status, text).toBe(200)
  return page
}

/** Somebody who writes to an account; their thread, once the dealership sees it. */
export function newPerson(ours: Pick<TestOrganization, 'client'>, account: string, type: Channel, name: string) {
  const person = String(randomInt(1e14, 2.8e14))
  const at = { account, person, name }
  const findRow = () =>
    eventually(async () => {
      const { data } = (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body
      const row = data.find((one: { display_name: string }) => one.display_name === name)
      expect(row).toBeDefined()
      return row
    })
  const place = async () => `/api/chats/${type}/${(await findRow())[`${type}_conversation_id`]}`
  return {
    person,
    findRow,
    place,
    write: (texts: string[], more: object = {}, hours = 0) => atMeta('messages', { ...at, texts, ...more }, hours),
    tell: (event: object, more: object = {}) => atMeta('events', { account, person, event, ...more }),
    answerThere: (text: string, more: object = {}) => atMeta('answers', { account, person, text, ...more }),
    thread: async () => (await ours.client.get(`${await place()}/messages?per_page=200`)).body.messages,
    answer: async (body: string, hours = 0, more: object = {}) =>
      ours.client.post(`${await place()}/send`, { body, ...more }, hours === 0 ? undefined : inHours(hours)),
    /** What the page has sent them, in Meta's words. */
    got: async () =>
      (await callConsole('GET', 'meta')).body.sent.filter((one: { person: string }) => one.person === person),
  }
}
