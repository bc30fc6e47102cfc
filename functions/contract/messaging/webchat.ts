import * as z from 'zod/mini'
import { ClientId, Flag, Id, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'
import { CHAT_CHARACTERS, CHAT_FILE_BYTES, GREETING_CHARACTERS, SITE, SITES_MAX, siteOf } from './webchat-facts.ts'

const Greeting = z.string().check(z.trim(), z.maxLength(GREETING_CHARACTERS))
const Site = z.string().check(z.trim(), z.overwrite(siteOf), z.regex(SITE, says('site_wrong')))

const Settings = z.object({
  /** Names the dealership in the script's address; it is no secret. */
  key: Text,
  is_on: Flag,
  sites: z.array(Text),
  /** Empty: ours. */
  greeting: z.object({ en: Text, es: Text }),
  /** The line for the dealership's own pages. */
  script: Text,
})

/** The chat on the dealership's own site. */
export const webchat = {
  get: route({
    method: 'GET',
    path: '/api/settings/webchat',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: Settings,
  }),
  update: route({
    method: 'PUT',
    path: '/api/settings/webchat',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf', 'keys:audit'],
    body: z.object({
      is_on: z._default(Flag, true),
      sites: z.array(Site).check(z.maxLength(SITES_MAX)),
      greeting: z._default(z.object({ en: z._default(Greeting, ''), es: z._default(Greeting, '') }), {
        en: '',
        es: '',
      }),
    }),
    output: Settings,
  }),
}

/** A visitor's token stands for them; a browser of another site says where it is. */
const headers = z.object({ authorization: z.optional(Text), origin: z.optional(Text) })

/** The page on which the chat was opened, by which its vehicle is known. */
const OpenedOn = z.object({
  url: z.string().check(z.maxLength(2000)),
  title: z.string().check(z.maxLength(500)),
})

const ChatLine = z.object({
  id: Text,
  by: z.enum(['visitor', 'person', 'assistant', 'dealership']),
  /** Whoever of the dealership wrote it, by their first name. */
  name: MaybeText,
  body: Text,
  sent_at: Moment,
  client_id: MaybeText,
  is_read: Flag,
  files: z.array(z.object({ url: Text, name: Text, content_type: Text })),
})
export type ChatLine = z.infer<typeof ChatLine>

/** What a visitor of a dealership's site may do: their own thread is all that their token opens. */
export const publicChat = {
  open: route({
    method: 'POST',
    path: '/api/public/chat/{key}/visitors',
    access: 'visitor',
    uses: ['table:read', 'table:write'],
    params: z.object({ key: Id }),
    headers,
    body: z.object({ language: z._default(Language, 'en'), page: z.optional(OpenedOn) }),
    output: z.object({ token: Text }),
  }),
  /** A text, or by a form a file with its `client_id` in the address. */
  send: route({
    method: 'POST',
    path: '/api/public/chat/messages',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'media:read', 'media:write', 'media:remove'],
    headers,
    query: z.object({ client_id: z.optional(ClientId) }),
    body: z.object({
      body: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_CHARACTERS)),
      client_id: z.optional(ClientId),
      name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      page: z.optional(OpenedOn),
    }),
    takesFile: true,
    bodyBytes: CHAT_FILE_BYTES + 8 * 1024,
    output: z.object({ message: ChatLine }),
  }),
  /** The messages after one, and who writes; `seen` is the newest that was shown, `typing` that they write themselves. */
  list: route({
    method: 'GET',
    path: '/api/public/chat/messages',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'media:read', 'events:publish', 'queue:push-again'],
    headers,
    query: z.object({ after: z.optional(Id), seen: z.optional(Id), typing: z.optional(z.literal('true')) }),
    output: z.object({
      data: z.array(ChatLine),
      writing: z.nullable(Text),
      /** The number that they proved, without its middle. */
      proved: MaybeText,
    }),
  }),
  /** Texts a code to a number; with the code, proves it, and the thread goes on by text. */
  prove: route({
    method: 'POST',
    path: '/api/public/chat/prove',
    access: 'visitor',
    uses: ['table:read', 'table:write', 'queue:send-appointment-texts', 'keys:audit'],
    headers,
    body: z.object({
      phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      language: z._default(Language, 'en'),
      /** They ticked the box beside the words of consent. */
      agreed: z.optional(Flag),
      code: z.optional(z.string().check(z.trim(), z.maxLength(12))),
    }),
    output: z.object({ sent: Flag, proved: Flag }),
  }),
}

/** The dealership's site loads these: the script, and the frame that it opens. */
export const chatPages = {
  script: route({
    method: 'GET',
    path: '/w/{file}',
    access: 'visitor',
    uses: ['table:read'],
    /** `{key}.js`; on pages of ours the public id of a vehicle or dealer stands for the key. */
    params: z.object({ file: Id }),
    output: z.object({ script: Text }),
    answers: 'script',
  }),
  frame: route({
    method: 'GET',
    path: '/chat/{key}',
    access: 'visitor',
    uses: ['table:read'],
    params: z.object({ key: Id }),
    query: z.object({ lang: z.catch(z.optional(Language), undefined) }),
    output: Page,
    answers: 'html',
  }),
}
