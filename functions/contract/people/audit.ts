import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, PerPage, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A moment, or a day, by its first one in UTC; as epoch milliseconds. */
const Since = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  z.transform((text) => Date.parse(text)),
)
const DAY_MS = 86_400_000
/** The same; a day by its last moment. */
const Until = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  z.transform((text) => Date.parse(text) + (text.includes('T') ? 0 : DAY_MS - 1)),
)

const filters = () => ({
  /** A person's id. */
  user: z.optional(Id),
  action: z.optional(z.string().check(z.maxLength(80))),
  from: z.optional(Since),
  to: z.optional(Until),
})

const Named = z.object({ id: Text, name: Text })
/** Who did what, when, and from where. */
const AuditRow = z.object({
  id: Text,
  at: Moment,
  action: Text,
  /** The id of what was changed. */
  about: Text,
  words: z.record(z.string(), Text),
  /** The same as a sentence, in the reader's language. */
  message: Text,
  user: Named,
  /** The key it was done with, where it was not done in the browser. */
  key: z.nullable(Named),
  address: Text,
  device: Text,
})
export type AuditRow = z.infer<typeof AuditRow>

/**
 * How an entry is not as it was recorded: it reads otherwise, is gone, was not recorded by Lotwire, lies where another
 * did, or its place in the chain is gone or forged.
 */
const Breach = z.enum(['changed', 'missing', 'invented', 'moved', 'unchained'])
export type Breach = z.infer<typeof Breach>
const Broken = z.object({ at: Moment, why: Breach })
export type Broken = z.infer<typeof Broken>
const AuditCheck = z.object({ valid: Flag, checked: Count, broken: z.array(Broken) })
export type AuditCheck = z.infer<typeof AuditCheck>

/** What was done in the dealership (S2 §3, 'Audit Logs'). */
export const audit = {
  list: route({
    method: 'GET',
    path: '/api/audit',
    access: 'manager',
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ ...filters(), per_page: z._default(PerPage, 50), cursor: z.optional(Text) }),
    output: z.object({ data: z.array(AuditRow), cursor: MaybeText }),
  }),
  /** Whoever may stand in it, by name: the team, and who has left it or did something as a system administrator. */
  people: route({
    method: 'GET',
    path: '/api/audit/people',
    access: 'manager',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Named) }),
  }),
  /** Whether the log is as it was recorded: how many entries were looked at, and the first 200 breaches, the oldest first. */
  verify: route({
    method: 'GET',
    path: '/api/audit/verify',
    access: 'manager',
    uses: ['table:read', 'keys:audit', 'keys:csrf'],
    output: AuditCheck,
  }),
  /** The list as a CSV: `url` is good for five minutes; `is_whole` is false where there are more rows than a file has. */
  export: route({
    method: 'POST',
    path: '/api/audit/export',
    access: 'manager',
    uses: ['table:read', 'table:write', 'exports:read', 'exports:write', 'keys:csrf'],
    body: z.object(filters()),
    output: z.object({ url: z.url(), rows: Count, is_whole: Flag }),
  }),
}
