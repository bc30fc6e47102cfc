import * as z from 'zod/mini'
import { Flag, Id, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Signup } from './sender.ts'

const Page = z.object({
  id: Text,
  name: Text,
  /** The name of the Instagram account that is linked to it. */
  instagram: MaybeText,
  connected_at: Moment,
  /** Meta takes its messages no more until it is connected again. */
  is_ended: Flag,
})
export type Page = z.infer<typeof Page>

const Pages = z.object({
  pages: z.array(Page),
  /** Null where the deployment has no app at Meta. */
  signup: z.nullable(Signup),
})

const managed = { access: 'manager', right: 'settings' } as const
const sealed = ['table:read', 'table:write', 'secrets:decrypt', 'meta-pages', 'keys:csrf'] as const

/** The pages on Facebook, with their Instagram accounts, whose messages come here. */
export const metaPages = {
  list: route({ method: 'GET', path: '/api/settings/meta', ...managed, uses: sealed, output: Pages }),
  /** What Meta's window has answered: connects the pages that were chosen there. */
  connect: route({
    method: 'POST',
    path: '/api/settings/meta',
    access: 'owner',
    uses: [...sealed, 'secrets:encrypt', 'keys:audit'],
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    output: Pages,
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/settings/meta/{id}',
    access: 'owner',
    uses: [...sealed, 'keys:audit'],
    params: z.object({ id: Id }),
    output: Pages,
  }),
}

/** Meta sends up to 1,000 events at once. */
const EVENTS_BYTES = 2 * 1024 * 1024

/** Meta's webhooks: one app's for all dealerships, so the page says whose an event is; signed over the body as it came. */
export const metaWebhooks = {
  verify: route({
    method: 'GET',
    path: '/api/webhooks/meta/messages',
    access: 'visitor',
    uses: ['meta-webhooks'],
    query: z.object({
      'hub.mode': z.optional(Text),
      'hub.verify_token': z.optional(Text),
      'hub.challenge': z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ text: Text }),
    answers: 'text',
  }),
  messages: route({
    method: 'POST',
    path: '/api/webhooks/meta/messages',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'meta-webhooks'],
    takesText: true,
    bodyBytes: EVENTS_BYTES,
    headers: z.object({ 'x-hub-signature-256': z.optional(z.string().check(z.maxLength(200))) }),
    output: z.object({ text: Text }),
    answers: 'text',
  }),
}
