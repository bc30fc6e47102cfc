import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import { readOrCreateJsonFile, writeJsonFile } from './json-file.ts'
import { answerGraph } from './meta/answer-graph.ts'
import { type GraphFault, GraphRefusal } from './meta/graph-error.ts'
import type { Preset } from './meta/outcomes.ts'
import { newMetaId, newMid, newTwinData, pageWith, type TwinMessage, type TwinPage } from './meta/pages.ts'
import { eventsOf, objectOf, type PersonWrites } from './meta/people.ts'
import { type Delivery, eventPoster } from './meta/post-events.ts'
import { renderElsewhere, renderFlaw, renderPages, renderPopup } from './meta/render-popup.ts'
import { TwilioError } from './twilio/twilio-error.ts'

interface Options {
  dir: string
  /** The site's own address, which the window answers to, and events are brought to. */
  publicUrl: string
  now: () => number
  /** Texts a number the code by which WhatsApp proves it. */
  textCode(number: string): Promise<unknown>
}

const APP = {
  appId: '100200300400500',
  configId: '600700800900100',
  solutionId: '110120130140150',
  pagesConfigId: '600700800900200',
  appSecret: 'meta-app-secret',
  verifyToken: 'meta-verify-token',
}
/** The app of Meta's own inbox. */
const INBOX_APP = 263902037430900

/** Of a message between a person and an account. */
type Between = { account: string; person: string; mid: string } & Delivery

export type Meta = Awaited<ReturnType<typeof startMeta>>

/**
 * The twin of Meta: the script that opens its windows, the windows, the Graph for pages with what people and colleagues
 * write there, and its signed events.
 */
export async function startMeta({ dir, publicUrl, now, textCode }: Options) {
  const file = join(dir, 'meta.json')
  const data = readOrCreateJsonFile(file, newTwinData)
  const keep = () => writeJsonFile(file, data)
  const bring = eventPoster({ publicUrl, appSecret: APP.appSecret })
  /** What the next messages of a page meet. */
  const faults = new Map<string, { kind: GraphFault; count: number }>()
  let preset: Preset | undefined
  let port = ''

  /** Events of an account that nobody subscribed are not brought. */
  const tell = (account: string, events: object[], how?: Delivery) => {
    const page = pageWith(data, account)
    return page?.is_subscribed === false ? [] : bring(objectOf(data, account), account, events, how)
  }

  async function answer(request: HttpRequest): Promise<HttpAnswer> {
    const url = new URL(request.path, server.url)
    const name = `${request.method} ${url.pathname}`
    if (name === 'GET /en_US/sdk.js') return script('sdk.js')
    if (name === 'GET /popup.js') return script('popup.js')
    if (name === 'GET /pages.js') return script('pages.js')
    if (name === 'GET /elsewhere') return html(200, renderElsewhere())
    if (name === 'GET /dialog/oauth') return openWindow(url.searchParams)
    if (name === 'POST /codes') return sendCode(String(JSON.parse(request.body).number), textCode)
    if (name === 'POST /chosen') return { status: 200, body: { code: giveCode(JSON.parse(request.body).pages) } }
    if (url.pathname.startsWith('/files/')) return openFile(url, publicUrl, now())
    if (/^\/v\d+\.\d+\//.test(url.pathname)) return answerCall(request, url)
    return { status: 404, body: {} }
  }
  function openWindow(query: URLSearchParams): HttpAnswer {
    if (query.get('config_id') === APP.pagesConfigId)
      return html(200, renderPages(data.pages, new URL(publicUrl).origin))
    const flaw = flawOf(query)
    const facts = { site: new URL(publicUrl).origin, foreign: `http://localhost:${port}`, preset }
    return flaw ? html(400, renderFlaw(flaw)) : html(200, renderPopup(facts))
  }
  async function answerCall(request: HttpRequest, url: URL): Promise<HttpAnswer> {
    try {
      const [, , page = '', call] = url.pathname.split('/')
      const fault = call === 'messages' ? faults.get(page) : undefined
      if (fault && fault.count > 0) {
        fault.count -= 1
        throw new GraphRefusal(fault.kind)
      }
      const answered = await answerGraph({ data, app: APP, now: now(), onSent: tellOfOwn }, request, url)
      keep()
      return answered
    } catch (error) {
      if (error instanceof GraphRefusal) return error.answer
      throw error
    }
  }
  /** As of any message, Meta tells of ours too, and when it arrived. */
  function tellOfOwn({ mid, page, person, text, at }: TwinMessage) {
    const time = Date.parse(at)
    const account =
      [pageWith(data, page)?.instagram?.id ?? '', page].find((one) => `${one} ${person}` in data.people) ?? page
    const echo = {
      ...{ sender: { id: account }, recipient: { id: person }, timestamp: time },
      message: { mid, is_echo: true, app_id: Number(APP.appId), ...(text && { text }) },
    }
    const delivery = {
      ...{ sender: { id: person }, recipient: { id: account }, timestamp: time + 1 },
      delivery: { mids: [mid], watermark: time },
    }
    setImmediate(() => void Promise.resolve(tell(account, [echo, delivery])).catch(() => {}))
  }
  function giveCode(pages: string[]): string {
    const code = `AQ${newMetaId()}${newMetaId()}`
    data.codes[code] = pages
    keep()
    return code
  }

  /** Anything else that happens between a person and an account, as Meta says it. */
  async function happen({ account, person, event, ...how }: Omit<Between, 'mid'> & { event: object }) {
    const told = { sender: { id: person }, recipient: { id: account }, timestamp: now(), ...event }
    return { statuses: await tell(account, [told], how) }
  }

  const server = await startHttpServer(0, answer)
  port = new URL(server.url).port

  return {
    ...server,
    ...APP,
    sdkUrl: `${server.url}/en_US/sdk.js`,
    /** Lets the next windows answer by themselves; undefined ends it. */
    preset(next: Preset | undefined) {
      preset = next
    },
    currentPreset: () => preset ?? null,
    list: () => data,
    /** Somebody makes a page at Facebook, with an Instagram account or without. */
    addPage({ name, instagram }: { name: string; instagram?: string }): TwinPage {
      const page = {
        ...{ id: newMetaId(), name, is_subscribed: false },
        ...(instagram && { instagram: { id: newMetaId(), username: instagram } }),
      }
      data.pages.push(page)
      keep()
      return page
    },
    giveCode,
    async write(written: PersonWrites) {
      const events = eventsOf({ data, url: server.url, now: now() }, written)
      keep()
      const statuses = await tell(written.account, events, written)
      return { mids: events.map(({ message }) => message.mid), statuses }
    },
    happen,
    /** Somebody puts other words in place of a message's, for the n-th time. */
    edit: ({ account, person, mid, text, edits, ...how }: Between & { text: string; edits: number }) =>
      happen({ account, person, event: { message_edit: { mid, text, num_edit: edits } }, ...how }),
    /** Somebody takes a message back. */
    withdraw: ({ account, person, mid, ...how }: Between) =>
      happen({ account, person, event: { message: { mid, is_deleted: true } }, ...how }),
    /** A colleague answers in Meta's own inbox. */
    async answerThere({ account, person, text, ...how }: { account: string; person: string; text: string } & Delivery) {
      const message = { mid: newMid(), text, is_echo: true, app_id: INBOX_APP }
      const event = { sender: { id: account }, recipient: { id: person }, timestamp: now(), message }
      return { mid: message.mid, statuses: await tell(account, [event], how) }
    },
    fault(page: string, next: { kind: GraphFault; count: number }) {
      faults.set(page, next)
    },
  }
}

/** Links to files work for a while, like Meta's. */
async function openFile({ pathname, searchParams }: URL, publicUrl: string, now: number): Promise<HttpAnswer> {
  if (Number(searchParams.get('until')) < now) return { status: 403, body: Buffer.from('URL signature expired') }
  const sample = await fetch(`${publicUrl}/local${pathname}`)
  if (!sample.ok) return { status: 404, body: {} }
  const headers = { 'content-type': sample.headers.get('content-type') ?? '' }
  return { status: 200, headers, body: Buffer.from(await sample.arrayBuffer()) }
}

/** Why Meta would not open the window. */
function flawOf(query: URLSearchParams): string | undefined {
  const extras = JSON.parse(query.get('extras') ?? '{}')
  if (query.get('client_id') !== APP.appId) return 'Unknown app.'
  if (query.get('config_id') !== APP.configId) return 'Unknown configuration.'
  if (query.get('response_type') !== 'code') return 'response_type must be code.'
  if (extras.version !== 'v4' || extras.sessionInfoVersion !== '3') return 'This version of the sign-up has ended.'
  if (extras.setup?.solutionID !== APP.solutionId) return 'Unknown partner solution.'
  return undefined
}

async function sendCode(number: string, textCode: Options['textCode']): Promise<HttpAnswer> {
  try {
    await textCode(number)
    return { status: 200, body: {} }
  } catch (error) {
    if (!(error instanceof TwilioError)) throw error
    return { status: 422, body: Buffer.from(error.message) }
  }
}

const script = (name: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: readFileSync(join(import.meta.dirname, 'meta', name)),
})
const html = (status: number, body: string): HttpAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(body),
})
