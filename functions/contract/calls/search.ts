import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { Id, MaybeMoment, MaybeText, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** What a search looks in, and what it calls one that it found. Pages of the settings are found in the browser. */
export const SEARCHED = {
  contacts: 'contact',
  messages: 'message',
  notes: 'note',
  calls: 'call',
  vehicles: 'vehicle',
  templates: 'template',
  settings: 'setting',
} as const
export type Searched = keyof typeof SEARCHED
export const SEARCHED_NAMES = Object.keys(SEARCHED) as Searched[]

const Names = z.pipe(
  z.string().check(
    z.maxLength(200),
    z.refine((text) => text.split(',').every((name) => name === '' || name in SEARCHED), says('not_valid')),
  ),
  z.transform((text) => SEARCHED_NAMES.filter((name) => text.split(',').includes(name))),
)

/** A day on the dealership's calendar. */
const Day = z.optional(z.iso.date(says('day_wrong')).check(z.regex(/^[12]/, says('day_wrong'))))

const SearchQuery = z.object({
  q: z.string().check(z.trim(), z.maxLength(100)),
  /** Names of `SEARCHED` with commas between; all of them if absent. */
  in: z.optional(Names),
  /** A contact's id, or a colleague's: what they wrote. */
  person: z.optional(Id),
  channel: z.optional(ChannelName),
  from: Day,
  to: Day,
  cursor: z.optional(z.string().check(z.maxLength(2000))),
})
export type SearchQuery = z.output<typeof SearchQuery>

const Hit = z.lazy(() =>
  z.object({
    kind: z.enum(Object.values(SEARCHED)),
    id: Text,
    /** Whose it is; null for a vehicle or a template. */
    contact: z.nullable(z.object({ id: Text, name: Text })),
    /** A text around the first word that was found. */
    text: Text,
    at: MaybeMoment,
    /** The conversation of a message. */
    where: z.nullable(z.object({ type: Text, id: Text })),
  }),
)
export type Hit = z.output<typeof Hit>

/** Everything that holds the words of a search, of what the caller may see. */
export const search = {
  /** A page holds some of each kind, which may be few or none: its cursor leads on. */
  find: route({
    method: 'GET',
    path: '/api/search',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    query: SearchQuery,
    output: z.object({ data: z.array(Hit), cursor: MaybeText }),
  }),
}
