import type { Resource } from './records.ts'
import { TwilioError } from './twilio-error.ts'

type ContentType = { body?: string; media?: string[] }

const invalidVariables = () => new TwilioError(400, 21656, 'The Content Variables parameter is invalid.')

/** ContentVariables: a JSON object in a string, whose values hold no newline, tab or more than four spaces in a row. */
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

/** The text and media a customer sees; a variable that is not given shows the template's sample. */
export function renderContent(content: Resource, given: Record<string, string>) {
  const samples = (content.variables ?? {}) as Record<string, string>
  const filled = { ...samples, ...given }
  const fill = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => filled[name] ?? whole)
  const types = Object.values(content.types as Record<string, ContentType>)
  return {
    body: fill(types.find(({ body }) => body)?.body ?? ''),
    media: (types.find(({ media }) => media)?.media ?? []).map(fill),
  }
}

/** What may go out inside the 24-hour window without WhatsApp's approval. */
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
