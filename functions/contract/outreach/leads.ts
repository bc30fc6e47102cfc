import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { route } from '#contract/route.ts'
import { LEAD_BYTES, LEAD_PROBLEMS, LEAD_WAYS } from './lead-facts.ts'

const line = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

export const LeadEmail = z.email(says('email_wrong')).check(z.maxLength(200))

/** A lead as a form sends it. */
export const LeadForm = z.lazy(() =>
  z
    .object({
      name: line(120),
      phone: line(40),
      email: z._default(z.union([z.literal(''), LeadEmail]), ''),
      question: line(1500),
      /** A stock number or a VIN. */
      vehicle: line(100),
      /** The form's own name. */
      source: line(60),
      /** The `?src=` of the link to the page. */
      src: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
      /** In which the form was read. */
      language: z.optional(Language),
      /** The second box of the page about texts. */
      offers: z.optional(Flag),
      /** Invisible to people: who fills it in is a robot. */
      website: line(200),
    })
    .check(
      z.refine(({ phone, email, website }) => phone !== '' || email !== '' || website !== '', {
        error: says('required'),
        path: ['phone'],
      }),
    ),
)
export type LeadForm = z.output<typeof LeadForm>

/** How leads come in from outside: ADF/XML 1.0, or a form. */
export const publicLeads = {
  receive: route({
    method: 'POST',
    path: '/api/public/leads/{token}',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    /** A dealership's own, or the public id of the vehicle, or the code of the page about texts, that has the form. */
    params: z.object({ token: Id }),
    body: LeadForm,
    takesXml: true,
    bodyBytes: LEAD_BYTES,
    output: z.object({ received: Flag }),
  }),
}

const UnreadLead = z.object({
  id: Text,
  at: Moment,
  way: z.enum(LEAD_WAYS),
  from: MaybeText,
  subject: MaybeText,
  text: Text,
  problem: z.enum(LEAD_PROBLEMS),
  /** What was found of the customer, to be looked at; empty where nothing was. */
  found: z.object({ name: Text, phone: Text, email: Text }),
})
export type UnreadLead = z.infer<typeof UnreadLead>

const Doors = z.object({
  /** Null until it is switched on. */
  http: z.nullable(z.object({ token: Text, url: Text })),
  mail: z.nullable(z.object({ address: Text })),
  /** False where this deployment receives no mail. */
  takes_mail: Flag,
  /** The newest of what could not be read; none for whom their role keeps from seeing every contact. */
  unread: z.array(UnreadLead),
})

/** The addresses at which a dealership takes leads. */
export const leads = {
  get: route({
    method: 'GET',
    path: '/api/leads',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'mails', 'keys:csrf'],
    output: Doors,
  }),
  /** Makes an address, in place of the one there is. */
  renew: route({
    method: 'POST',
    path: '/api/leads/{way}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'mails', 'keys:csrf', 'keys:audit'],
    params: z.object({ way: z.enum(LEAD_WAYS) }),
    output: Doors,
  }),
  /** What could not be read, the newest first: none for whom their role keeps from seeing every contact, as in the next three. */
  unread: route({
    method: 'GET',
    path: '/api/leads/unread',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    output: z.object({ data: z.array(UnreadLead), cursor: MaybeText }),
  }),
  /** How many that are, up to a hundred. */
  count: route({
    method: 'GET',
    path: '/api/leads/unread/count',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ count: Count }),
  }),
  /** Makes a contact of one, with its text as their message. */
  take: route({
    method: 'POST',
    path: '/api/leads/unread/{id}/contact',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications', 'keys:csrf'],
    params: z.object({ id: Id }),
    body: z.object({ name: line(120), phone: line(60), email: line(200) }),
    output: z.object({ contact_id: Text, conversation_id: Text, type: Text }),
  }),
  dismiss: route({
    method: 'DELETE',
    path: '/api/leads/unread/{id}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
