import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import type { Preset } from './meta/outcomes.ts'
import { renderElsewhere, renderFlaw, renderPopup } from './meta/render-popup.ts'
import { TwilioError } from './twilio/twilio-error.ts'

interface Options {
  /** The site's own address, which the window answers to. */
  publicUrl: string
  /** Texts a number the code by which WhatsApp proves it. */
  textCode(number: string): Promise<unknown>
}

const APP = { appId: '100200300400500', configId: '600700800900100', solutionId: '110120130140150' }

export type Meta = Awaited<ReturnType<typeof startMeta>>

/** The twin of Meta: the script that opens its sign-up window, and the window, both on an origin of their own. */
export async function startMeta({ publicUrl, textCode }: Options) {
  let preset: Preset | undefined
  let port = ''

  async function answer(request: HttpRequest): Promise<HttpAnswer> {
    const url = new URL(request.path, 'http://meta.test')
    const name = `${request.method} ${url.pathname}`
    if (name === 'GET /en_US/sdk.js') return script('sdk.js')
    if (name === 'GET /popup.js') return script('popup.js')
    if (name === 'GET /elsewhere') return html(200, renderElsewhere())
    if (name === 'GET /dialog/oauth') {
      const flaw = flawOf(url.searchParams)
      const facts = { site: new URL(publicUrl).origin, foreign: `http://localhost:${port}`, preset }
      return flaw ? html(400, renderFlaw(flaw)) : html(200, renderPopup(facts))
    }
    if (name === 'POST /codes') return sendCode(String(JSON.parse(request.body).number), textCode)
    return { status: 404, body: {} }
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
  }
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
