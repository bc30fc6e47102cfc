import { AUTHENTICATION_BODY } from '#contract/telephony/template-facts.ts'
import type { Resource } from './records.ts'
import { TwilioError } from './twilio-error.ts'

type Action = { type: string; title?: string; copy_code_text?: string; url?: string; phone?: string }
type ContentType = { body?: string; media?: string[]; header_text?: string; footer?: string; actions?: Action[] }

/** WhatsApp's own text for a code, when a template leaves the text to it. */
const codeText = ({ language }: Resource) =>
  Object.entries(AUTHENTICATION_BODY).find(([code]) => String(language).startsWith(code))?.[1] ?? '{{1}}'

const invalidVariables = () => new TwilioError(400, 21656, 'The Content Variables parameter is invalid.')

/** Parses ContentVariables: a JSON object in a string, its values without newlines, tabs or five spaces in a row. */
export function parseVariables(given: string | null): Record<string, string> {
  if (given === null || given === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(given)
  } catch {
    throw invalidVariables()
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalidVariables()
  for (const value of Object.values(parsed)) {
    if (typeof value !== 'string' || value === '' || /[\n\t]| {5}/.test(value)) throw invalidVariables()
  }
  return parsed as Record<string, string>
}

/** The text and media a customer sees; a missing variable shows the template's sample. */
export function renderContent(content: Resource, given: Record<string, string>) {
  const samples = (content.variables ?? {}) as Record<string, string>
  const filled = { ...samples, ...given }
  const fill = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => filled[name] ?? whole)
  const [name = '', type = {}] = Object.entries(content.types as Record<string, ContentType>)[0] ?? []
  const { header_text: header = '', footer = '', actions = [] } = type
  const isBare = !header && !footer && actions.length === 0
  const buttons = actions.map(({ type, title, copy_code_text, url, phone }) => {
    const text = title ?? copy_code_text ?? ''
    return { type: type ?? 'QUICK_REPLY', text, opens: url === undefined ? (phone ? `tel:${phone}` : null) : fill(url) }
  })
  return {
    body: fill(type.body ?? (name.endsWith('/authentication') ? codeText(content) : '')),
    media: (type.media ?? []).map(fill),
    card: isBare ? null : { header, footer, buttons },
  }
}

/** The content types allowed inside the 24-hour window without WhatsApp's approval. */
const SESSION_TYPES = [
  'twilio/text',
  'twilio/media',
  'twilio/quick-reply',
  'twilio/list-picker',
  'twilio/location',
  'twilio/card',
]

export const mayGoUnapproved = (content: Resource) =>
  Object.keys(content.types as object).every((type) => SESSION_TYPES.includes(type))
