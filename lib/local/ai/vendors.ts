import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import type { Wire } from './asked.ts'
import { anthropic } from './wire-anthropic.ts'
import { groq } from './wire-groq.ts'
import { openai } from './wire-openai.ts'

interface Asked {
  path: string
  headers: HttpRequest['headers']
  /** The only valid key. */
  key: string
}

interface Vendor {
  /** The prefix of its keys. */
  prefix: string
  /** The part of its paths that belongs to the base URL its own library takes. */
  base: string
  keyIn(headers: HttpRequest['headers']): string | undefined
  /** Its list of models, for the valid key. */
  answer(asked: Asked): HttpAnswer
  turn: Wire
  /** The path that writes out sounds. */
  sounds?: string
}

/** 2026-10-21, the release date of the newest of these models. */
const CREATED = 1_792_540_800

const bearer = (headers: HttpRequest['headers']) => /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1]
/** Documented is the first; Anthropic's own library sends the second. */
const anthropicKey = (headers: HttpRequest['headers']) => headers['x-api-key'] ?? bearer(headers)
const pathOf = ({ path }: Asked) => path.split('?')[0]

/** The vendors' lists of models, turns and refusals, in each one's own format. */
export const VENDORS: Record<AiProvider, Vendor> = {
  openai: {
    prefix: 'sk-proj-',
    base: '/v1',
    keyIn: bearer,
    turn: openai,
    sounds: '/v1/audio/transcriptions',
    answer(asked) {
      const key = bearer(asked.headers)
      const refuse = (status: number, message: string, code: string | null) => ({
        status,
        body: { error: { message, type: 'invalid_request_error', param: null, code } },
      })
      if (key !== asked.key) return refuse(401, `Incorrect API key provided: ${masked(key)}.`, 'invalid_api_key')
      if (pathOf(asked) !== '/v1/models') return refuse(404, `Invalid URL (GET ${pathOf(asked)})`, null)
      const data = PROVIDER_FACTS.openai.models.map((id) => ({
        id,
        object: 'model',
        created: CREATED,
        owned_by: 'system',
        shutdown_date: null,
      }))
      return { status: 200, body: { object: 'list', data } }
    },
  },
  anthropic: {
    prefix: 'sk-ant-api03-',
    base: '',
    keyIn: anthropicKey,
    turn: anthropic,
    answer(asked) {
      const refuse = (status: number, type: string, message: string) => ({
        status,
        body: { type: 'error', error: { type, message }, request_id: 'req_local' },
      })
      const version = asked.headers['anthropic-version']
      if (anthropicKey(asked.headers) !== asked.key) return refuse(401, 'authentication_error', 'invalid x-api-key')
      if (!version) return refuse(400, 'invalid_request_error', 'anthropic-version: header is required')
      if (pathOf(asked) !== '/v1/models') return refuse(404, 'not_found_error', `Not found: ${pathOf(asked)}`)
      const data = PROVIDER_FACTS.anthropic.models.map((id) => ({
        type: 'model',
        id,
        display_name: id,
        created_at: new Date(CREATED * 1000).toISOString(),
      }))
      return { status: 200, body: { data, has_more: false, first_id: data[0]?.id, last_id: data.at(-1)?.id } }
    },
  },
  groq: {
    prefix: 'gsk_',
    base: '',
    keyIn: bearer,
    turn: groq,
    sounds: '/openai/v1/audio/transcriptions',
    answer(asked) {
      if (bearer(asked.headers) !== asked.key) {
        const error = { message: 'Invalid API Key', type: 'invalid_request_error', code: 'invalid_api_key' }
        return { status: 401, body: { error } }
      }
      if (pathOf(asked) !== '/openai/v1/models') {
        const message = `Unknown request URL: GET ${pathOf(asked)}.`
        return { status: 404, body: { error: { message, type: 'invalid_request_error', code: 'unknown_url' } } }
      }
      const data = PROVIDER_FACTS.groq.models.map((id) => ({
        id,
        object: 'model',
        created: CREATED,
        owned_by: 'Groq',
        active: true,
        context_window: 131_072,
        public_apps: null,
      }))
      return { status: 200, body: { object: 'list', data } }
    },
  },
}

/** Masked as in OpenAI's message for a rejected key. */
const masked = (key = '') => (key.length > 8 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '***')
