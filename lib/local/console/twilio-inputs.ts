import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { TEMPLATE_CATEGORIES } from '#contract/telephony/template-facts.ts'

const Inbound = z
  .object({
    from: z.string().min(1),
    to: z.string().min(1),
    body: z.string().default(''),
    profile_name: z.string().optional(),
    media_url: z.string().min(1).optional(),
    media_content_type: z.string().min(1).optional(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .refine(({ body, media_url, fields }) => body !== '' || media_url || fields, {
    path: ['body'],
    message: 'Write something.',
  })

/** The call's own fields, and beside them Twilio's (`ButtonText`, `OriginalRepliedMessageSid`), which go along as they are. */
export function readInbound(input: Record<string, unknown>, { headers }: IncomingMessage) {
  const isTwilios = ([name]: [string, unknown]) => /^[A-Z]/.test(name)
  const fields = Object.entries(input)
    .filter(isTwilios)
    .map(([name, value]) => [name, String(value)])
  const message = Inbound.parse({ ...input, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) })
  const { media_url } = message
  // The console's own files may be given by path (`/local/files/car.jpg`).
  return media_url?.startsWith('/local/') ? { ...message, media_url: `http://${headers.host}${media_url}` } : message
}

/** A template of Twilio's console. */
export const Made = z.object({
  account_sid: z.string(),
  friendly_name: z.string(),
  language: z.string(),
  variables: z.record(z.string(), z.string()).default({}),
  types: z.record(z.string(), z.unknown()),
  name: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES).default('UTILITY'),
})

/** What an account is charged beside what it sends, receives, and buys here. */
export const Charge = z.object({
  account_sid: z.string(),
  day: z.iso.date(),
  category: z.string().min(1),
  units: z.number(),
  /** In dollars. */
  price: z.number(),
})
