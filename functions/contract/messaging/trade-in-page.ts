import * as z from 'zod/mini'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import { Count, MaybeText, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'
import { CONDITION_NAMES } from './deal-facts.ts'
import { Mileage, Vin } from './trade-in-fields.ts'

/** The code in a customer's link: 128 bits, which stand for a sign-in. */
const code = z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) })

/** API Gateway takes no more in one piece, in base64. */
const PHOTO_BYTES = 4 * 1024 * 1024
const FORM_BYTES = 8 * 1024

const Shown = z.object({
  what: MaybeText,
  vin: MaybeText,
  mileage: z.nullable(Count),
  condition: z.nullable(z.enum(CONDITION_NAMES)),
  photos: Count,
  dealership: z.object({ name: Text, phone: MaybeText }),
})
const answer = z.object({ trade_in: Shown })

/** What a customer tells of the car that they would trade in, by the code in their link. */
export const publicTradeIns = {
  /** A file in the field `file`: a JPEG, PNG, WebP, or HEIC. */
  addPhoto: route({
    method: 'POST',
    path: '/api/public/trade-ins/{code}/photos',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'media:write', 'media:remove'],
    params: code,
    takesFile: true,
    bodyBytes: PHOTO_BYTES + FORM_BYTES,
    output: answer,
  }),
  /** Their assignee is told. */
  send: route({
    method: 'POST',
    path: '/api/public/trade-ins/{code}',
    access: 'visitor',
    uses: ['table:read', 'table:write'],
    params: code,
    body: z.object({
      what: z.optional(z.string().check(z.trim(), z.maxLength(CONTACT_FIELDS.trade_in.max))),
      vin: z.optional(Vin),
      mileage: z.optional(Mileage),
      condition: z.optional(z.enum(CONDITION_NAMES)),
    }),
    output: answer,
  }),
}

export const tradeInPages = {
  tradeIn: route({
    method: 'GET',
    path: '/trade-in/{code}',
    access: 'visitor',
    uses: ['table:read'],
    params: code,
    query: z.object({ lang: z.catch(z.optional(Language), undefined) }),
    output: Page,
    answers: 'html',
  }),
}
