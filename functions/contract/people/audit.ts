import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, PerPage, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A time, or a day, which means its start in UTC; in epoch milliseconds. */
const Since = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  z.transform((text) => Date.parse(text)),
)
const DAY_MS = 86_400_000
/** The same, but a day means its end. */
const Until = z.pipe(
  z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
  z.transform((text) => Date.parse(text) + (text.includes('T') ? 0 : DAY_MS - 1)),
)

const filters = () => ({
  /** A user's id. */
  user: z.optional(Id),
  action: z.optional(z.string().check(z.maxLength(80))),
  from: z.optional(Since),
  to: z.optional(Until),
})

const Named = z.object({ id: Text, name: Text })
/** An entry: actor, action, time, and origin. */
const AuditRow = z.object({
  id: Text,
  at: Moment,
  action: Text,
  /** The id of the changed object. */
  about: Text,
  words: z.record(z.string(), Text),
  /** The entry as a sentence, in the reader's language. */
  message: Text,
  user: Named,
  /** The API key it was done with; null if done in the browser. */
  key: z.nullable(Named),
  address: Text,
  device: Text,
})
export type AuditRow = z.infer<typeof AuditRow>

/**
 * Kinds of tampering: an entry was changed, is missing, was not recorded by Lotwire, is in the place of another, or its
 * own place in the chain is gone or forged.
 */
const Breach = z.enum(['changed', 'missing', 'invented', 'moved', 'unchained'])
export type Breach = z.infer<typeof Breach>
const Broken = z.object({ at: Moment, why: Breach })
export type Broken = z.infer<typeof Broken>
const AuditCheck = z.object({ valid: Flag, checked: Count, broken: z.array(Broken) })
export type AuditCheck = z.infer<typeof AuditCheck>

/** Actions in the dealership (S2 §3, 'Audit Logs'). */
export const audit = {
  list: route({
    method: 'GET',
    path: '/api/audit',
    access: 'manager',
    right: 'audit',
    seesAll: true,
    uses: ['table:read', 'keys:csrf'],
    query: z.object({ ...filters(), per_page: z._default(PerPage, 50), cursor: z.optional(Text) }),
    output: z.object({ data: z.array(AuditRow), cursor: MaybeText }),
  }),
  /** All possible actors in the log, by name: the team, former members, and system administrators who acted in it. */
  people: route({
    method: 'GET',
    path: '/api/audit/people',
    access: 'manager',
    right: 'audit',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Named) }),
  }),
  /** Checks the log's integrity: the number of entries checked, and the first 200 breaches, oldest first. */
  verify: route({
    method: 'GET',
    path: '/api/audit/verify',
    access: 'manager',
    right: 'audit',
    uses: ['table:read', 'keys:audit', 'keys:csrf'],
    output: AuditCheck,
  }),
  /** The list as a CSV: `url` is valid for five minutes; `is_whole` is false if rows exceed a file's limit. */
  export: route({
    method: 'POST',
    path: '/api/audit/export',
    access: 'manager',
    whileReadOnly: true,
    right: 'audit',
    seesAll: true,
    uses: ['table:read', 'table:write', 'exports:read', 'exports:write', 'keys:csrf'],
    body: z.object(filters()),
    output: z.object({ url: z.url(), rows: Count, is_whole: Flag }),
  }),
}
