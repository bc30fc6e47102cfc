import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { authenticate } from './authenticate.ts'
import { findCall, guardContract } from './contract.ts'
import { handlers } from './handlers.ts'
import { bytesOf, deliveryUrl } from './media.ts'
import type { Simulator } from './simulator.ts'
import { suffer } from './trouble.ts'
import { notFound, TwilioError } from './twilio-error.ts'
import { toneMp3, toneWav } from './voice/tone-files.ts'

const MEDIA = /^\/api\/2010-04-01\/Accounts\/(\w+)\/Messages\/(\w+)\/Media\/(ME\w+)$/
const DELIVERED = /^\/media\/(ME\w+)$/
const RECORDING = /^\/api\/2010-04-01\/Accounts\/(\w+)\/Recordings\/(RE\w+)(\.wav|\.mp3)?$/

/** One request to the REST interface: fault, key, contract, handler, answer. */
export async function answerRequest(sim: Simulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', sim.url)
  try {
    const { authorization } = request.headers
    if (request.method === 'GET' && (await answerMedia(sim, url.pathname, authorization, response))) return
    if (request.method === 'GET' && answerRecording(sim, url.pathname, authorization, response)) return
    const { name, call, path } = findCall(request.method ?? 'GET', url.pathname)
    const raw = await text(request)
    const account = authenticate(sim.store, authorization, path, name)
    const type = request.headers['content-type'] ?? ''
    const json = call.type === 'application/json' ? parseJson(raw) : {}
    const form = new URLSearchParams(call.type === 'application/json' ? '' : raw)
    guardContract(call, type, [...form.keys(), ...Object.keys(json)], url.searchParams)

    const fault =
      name.endsWith('/Messages.json') && call.type ? sim.troubles.of(account.account_sid).faults.next() : null
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    await suffer(fault, gone.signal)
    const body = handlers[name]?.(sim, { account, path, query: url.searchParams, form, json })
    if (fault === 'reset_after_accept') request.socket.resetAndDestroy()
    else if (call.status === 204) response.writeHead(204).end()
    else send(response, call.status, body)
  } catch (error) {
    if (!(error instanceof TwilioError)) console.error(error)
    const refusal =
      error instanceof TwilioError ? error : new TwilioError(500, 20500, 'An internal server error has occurred')
    send(response, refusal.status, refusal)
  }
}

/**
 * Media: Twilio redirects to the bytes. As by default at Twilio no key is needed, but a wrong one is refused.
 */
async function answerMedia(
  sim: Simulator,
  path: string,
  authorization: string | undefined,
  response: ServerResponse,
): Promise<boolean> {
  const asked = MEDIA.exec(path)
  const delivered = DELIVERED.exec(path)
  if (!asked && !delivered) return false
  const media = sim.store.get('media', asked?.[3] ?? delivered?.[1] ?? '')
  if (!media || (asked && media.account_sid !== asked[1])) throw notFound(path)
  if (delivered) {
    const bytes = await bytesOf(sim, media)
    response.writeHead(200, { 'content-type': media.content_type }).end(bytes)
    return true
  }
  if (authorization) authenticate(sim.store, authorization, { AccountSid: media.account_sid }, 'Media')
  response.writeHead(307, { location: deliveryUrl(sim, media) }).end()
  return true
}

/** The audio of a recording, as long as the recording; WAV unless an MP3 is requested. */
function answerRecording(
  sim: Simulator,
  path: string,
  authorization: string | undefined,
  response: ServerResponse,
): boolean {
  const [, accountSid = '', sid = '', ending] = RECORDING.exec(path) ?? []
  if (!sid) return false
  const recording = sim.store.get('recording', sid)
  if (recording?.account_sid !== accountSid) throw notFound(path)
  if (authorization) authenticate(sim.store, authorization, { AccountSid: accountSid }, 'Recording')
  const seconds = Number(recording.duration)
  if (ending === '.mp3') response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(toneMp3(seconds))
  else response.writeHead(200, { 'content-type': 'audio/x-wav' }).end(toneWav(seconds))
  return true
}

function parseJson(raw: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(raw || '{}')
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>
  } catch {
    // Rejected below, like any other body that is not an object.
  }
  throw new TwilioError(400, 20001, 'The body is not a JSON object')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.writableEnded || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body))
}
