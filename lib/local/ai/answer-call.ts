import type { AiProvider } from '#contract/assistant/providers.ts'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import { answerSound } from './answer-sound.ts'
import { type Asked, newId, Refused, type Tokens, type Turn, type Wire } from './asked.ts'
import type { Script } from './script.ts'
import { VENDORS } from './vendors.ts'

/** Prompts shorter than this are not cached. */
const LEAST_CACHED_TOKENS = 1_024
const tokensIn = (text: string) => Math.ceil(text.length / 3.5)

/** Answers the calls of one vendor: its models, turns, and sounds. */
export function openVendor(provider: AiProvider, ownKey: string, scriptOf: (name: string) => Script) {
  const { turn: wire, sounds, keyIn, answer: listModels } = VENDORS[provider]
  /** What came before the messages in earlier requests. */
  const seen = new Set<string>()

  return async (request: HttpRequest): Promise<HttpAnswer> => {
    const path = request.path.split('?')[0] ?? ''
    const isTurn = path === wire.path
    const given = keyIn(request.headers) ?? ''
    const isValid = given === ownKey || given.startsWith(`${ownKey}-`)
    const key = isValid ? given : ownKey
    if (request.method !== 'POST' || !(isTurn || path === sounds))
      return listModels({ path: request.path, headers: request.headers, key })
    const script = scriptOf(key.slice(ownKey.length + 1))
    const { answer, body, turn } = isValid
      ? await (isTurn ? answerTurn(request, key, script) : answerForm(request, script))
      : { answer: failureOf(wire, { error: 'auth' }), body: null, turn: undefined }
    script.record({ at: new Date().toISOString(), provider, path, body, turn, status: answer.status })
    const id = newId('req_')
    return { ...answer, headers: { 'request-id': id, 'x-request-id': id, ...answer.headers } }
  }

  async function answerTurn({ body: text, headers }: HttpRequest, key: string, script: Script) {
    const body = jsonIn(text)
    let asked: Asked
    try {
      asked = wire.read(body, headers, key)
    } catch (error) {
      if (error instanceof Refused) return { answer: error.answer, body }
      throw error
    }
    const turn = script.nextTurn(asked)
    await wait(turn.delay_ms)
    if (turn.is_held) await script.released()
    const tokens = tokensOf(asked, text, turn)
    const isFailure = turn.error !== undefined || (turn.status ?? 200) >= 400
    const answer =
      turn.raw === undefined && isFailure
        ? failureOf(wire, turn)
        : { status: turn.status ?? 200, body: rawOf(turn) ?? wire.write(asked, turn, tokens, key) }
    return { answer: { ...answer, headers: { ...answer.headers, ...turn.headers } }, body, turn }
  }

  async function answerForm(request: HttpRequest, script: Script) {
    const turn = script.nextSound()
    await wait(turn?.delay_ms)
    const { answer, fields, heard } = await answerSound(provider, request, turn?.text)
    const isFailure = turn && (turn.error !== undefined || (turn.status ?? 200) >= 400)
    if (turn && isFailure && turn.raw === undefined) return { answer: failureOf(wire, turn), body: fields, turn }
    return {
      answer: turn?.raw === undefined ? answer : { ...answer, body: rawOf(turn) },
      body: fields,
      turn: turn ?? heard,
    }
  }

  function tokensOf({ system, tools, said }: Asked, request: string, turn: Turn): Tokens {
    const head = JSON.stringify([system, tools])
    const all = tokensIn(request)
    const fixed = tokensIn(head) < LEAST_CACHED_TOKENS ? 0 : tokensIn(head)
    const isSeen = seen.has(head)
    seen.add(head)
    const spoken = `${turn.text ?? ''}${turn.calls ? JSON.stringify(turn.calls) : ''}`
    return {
      input: Math.max(said.length, all - fixed),
      cached: isSeen ? fixed : 0,
      written: isSeen ? 0 : fixed,
      output: tokensIn(spoken) + 8,
    }
  }
}

/** The vendor's own words for a failure, by its name or its status; any other status has an empty object. */
function failureOf({ failures }: Wire, { error, status, headers }: Turn): HttpAnswer {
  const named = error && failures[error]
  const same = Object.values(failures).find((one) => one.status === status)
  const { body = {}, ...answer } = named ?? same ?? { headers: undefined }
  return { status: named ? named.status : (status ?? 500), headers: { ...answer.headers, ...headers }, body }
}

const rawOf = ({ raw }: Turn) => (typeof raw === 'string' ? Buffer.from(raw) : raw)

const wait = (milliseconds = 0) =>
  milliseconds > 0 ? new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref()) : undefined

function jsonIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
