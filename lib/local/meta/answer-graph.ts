import * as z from 'zod'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import { GraphRefusal } from './graph-error.ts'
import { newMid, pageWith, personKey, type TwinData, type TwinMessage, tokenOf } from './pages.ts'

const HOUR_MS = 3_600_000
const USER_TOKEN = 'user-token-'

interface AtGraph {
  data: TwinData
  app: { appId: string; appSecret: string }
  now: number
  /** Tells of what was sent, as of any message. */
  onSent(message: TwinMessage): void
}

const Outgoing = z.strictObject({
  recipient: z.strictObject({ id: z.string() }),
  messaging_type: z.enum(['RESPONSE', 'MESSAGE_TAG']),
  tag: z.string().optional(),
  message: z.union([
    z.strictObject({ text: z.string().min(1) }),
    z.strictObject({
      attachment: z.strictObject({
        type: z.enum(['image', 'audio', 'video', 'file']),
        payload: z.strictObject({ url: z.string(), is_reusable: z.boolean() }),
      }),
    }),
  ]),
})

/** Answers a call of the Graph, by its path without the version; what it does not know it refuses, as Meta does. */
export async function answerGraph(at: AtGraph, request: HttpRequest, url: URL): Promise<HttpAnswer> {
  const [, , ...path] = url.pathname.split('/')
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const name = `${request.method} ${path.length > 1 ? path.slice(1).join('/') : ''}`
  if (request.method === 'GET' && path.join('/') === 'oauth/access_token') return giveToken(at, url.searchParams)
  if (request.method === 'GET' && path.join('/') === 'me/accounts') return listPages(at, token)
  const page = at.data.pages.find(({ id }) => id === path[0])
  if (page && token !== tokenOf(page)) throw new GraphRefusal('login')
  if (page && name.endsWith(' subscribed_apps')) {
    page.is_subscribed = request.method === 'POST'
    return { status: 200, body: { success: true } }
  }
  if (page && name === 'POST messages') return send(at, page.id, JSON.parse(request.body))
  if (!page && name === 'GET ') return describe(at, token, path[0] ?? '')
  throw new GraphRefusal('tag', `Unsupported ${request.method} request: ${url.pathname}`)
}

function giveToken({ data, app }: AtGraph, query: URLSearchParams): HttpAnswer {
  const code = query.get('code') ?? ''
  if (query.get('client_id') !== app.appId || query.get('client_secret') !== app.appSecret)
    throw new GraphRefusal('tag', 'Error validating client secret.')
  if (!data.codes[code]) throw new GraphRefusal('tag', 'This authorization code has been used.')
  return { status: 200, body: { access_token: `${USER_TOKEN}${code}`, token_type: 'bearer' } }
}

function listPages({ data }: AtGraph, token: string): HttpAnswer {
  const code = token.slice(USER_TOKEN.length)
  const chosen = token.startsWith(USER_TOKEN) ? data.codes[code] : undefined
  if (!chosen) throw new GraphRefusal('login')
  // A code is good for one use.
  delete data.codes[code]
  const pages = data.pages.filter(({ id }) => chosen.includes(id))
  return {
    status: 200,
    body: {
      data: pages.map((page) => ({
        ...{ id: page.id, name: page.name, access_token: tokenOf(page) },
        ...(page.instagram && { instagram_business_account: page.instagram }),
      })),
    },
  }
}

function describe({ data }: AtGraph, token: string, person: string): HttpAnswer {
  const page = data.pages.find((one) => tokenOf(one) === token)
  if (!page) throw new GraphRefusal('login')
  const accounts = [page.id, page.instagram?.id ?? '']
  const known = accounts.map((account) => data.people[personKey(account, person)]).find(Boolean)
  if (!known) throw new GraphRefusal('tag', `Object with ID '${person}' does not exist.`)
  return { status: 200, body: { id: person, name: known.name } }
}

async function send(at: AtGraph, account: string, given: unknown): Promise<HttpAnswer> {
  const { data, now } = at
  const asked = Outgoing.safeParse(given)
  if (!asked.success) throw new GraphRefusal('tag', z.prettifyError(asked.error))
  const { recipient, messaging_type, tag, message } = asked.data
  const page = pageWith(data, account)
  const isInstagram = page?.instagram && data.people[personKey(page.instagram.id, recipient.id)]
  const known = isInstagram || data.people[personKey(account, recipient.id)]
  if (!known) throw new GraphRefusal('away')
  if (messaging_type === 'MESSAGE_TAG' && tag !== 'HUMAN_AGENT') throw new GraphRefusal('tag')
  const hours = (now - known.wrote_at) / HOUR_MS
  if (hours > (messaging_type === 'MESSAGE_TAG' ? 168 : 24)) throw new GraphRefusal('window')
  const text = 'text' in message ? message.text : undefined
  const size = isInstagram ? Buffer.byteLength(text ?? '') > 1000 : (text ?? '').length > 2000
  if (size) throw new GraphRefusal('tag', 'Length of param message[text] is too long.')
  const { type, payload } = 'attachment' in message ? message.attachment : {}
  if (payload && !(await fetch(payload.url).then((answer) => answer.ok)))
    throw new GraphRefusal('tag', 'Failed to fetch the file from the url.')
  const sent: TwinMessage = {
    ...{ mid: newMid(), page: account, person: recipient.id, at: new Date(now).toISOString(), messaging_type },
    ...(tag && { tag }),
    ...(text !== undefined && { text }),
    ...(type && payload && { attachment: { type, url: payload.url } }),
  }
  data.sent.push(sent)
  at.onSent(sent)
  return { status: 200, body: { recipient_id: recipient.id, message_id: sent.mid } }
}
