import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { REPORT_NAMES, UNITS } from './report-facts.ts'
import { TABLE_NAMES } from './report-tables.ts'
import { FIGURE_NAMES } from './report-words.ts'

const isDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
}
const Day = z.string().check(z.refine(isDay, says('not_valid')))
const Value = z.nullable(z.number())

const asked = {
  /** Days of the dealership's calendar, both included; the last 30 by default. */
  from: z.optional(Day),
  to: z.optional(Day),
  agent: z.optional(Id),
  channel: z.optional(z.string().check(z.maxLength(20))),
}
const Asked = z.object(asked)

const Figure = z.object({
  name: z.enum(FIGURE_NAMES),
  label: Text,
  unit: z.enum(UNITS),
  value: Value,
  /** Whether there is a list of what is behind it. */
  has_rows: Flag,
})
const Table = z.object({
  name: z.enum(TABLE_NAMES),
  label: Text,
  /** `name`: null where it is no figure. */
  columns: z.array(z.object({ name: z.nullable(z.enum(FIGURE_NAMES)), label: Text, unit: z.enum(UNITS) })),
  rows: z.array(z.object({ id: Text, label: Text, values: z.array(Value) })),
})
export type ReportTable = z.infer<typeof Table>

/** The oldest first. */
const Series = z.array(
  z.object({
    name: z.enum(FIGURE_NAMES),
    label: Text,
    unit: z.enum(UNITS),
    points: z.array(z.object({ day: Text, value: Value })),
  }),
)

const Report = z.lazy(() =>
  z.object({
    data: z.object({
      from: Text,
      to: Text,
      figures: z.array(Figure),
      /** Of which the series have values; a week by its first day in the period. */
      by: z.enum(['day', 'week']),
      series: Series,
      tables: z.array(Table),
    }),
    /** What each figure means, in the reader's language. */
    definitions: z.array(z.object({ name: z.enum(FIGURE_NAMES), text: Text })),
    /** The period before, of the same length; null where it is not asked for. */
    compared: z.nullable(z.object({ from: Text, to: Text, figures: z.array(Figure), series: Series })),
  }),
)
export type Report = z.infer<typeof Report>

const Row = z.object({
  id: Text,
  at: Moment,
  /** Null once the contact is deleted. */
  contact: z.nullable(z.object({ id: Text, name: Text })),
  conversation: z.nullable(z.object({ type: Text, id: Text })),
  agent: MaybeText,
  detail: MaybeText,
  seconds: z.nullable(Count),
})
export type ReportRow = z.infer<typeof Row>

const named = { params: z.object({ name: z.enum(REPORT_NAMES) }), access: 'member' } as const
const reads = ['table:read', 'table:write', 'keys:csrf'] as const

/** What a dealership's work comes to; agents see their own. */
export const reports = {
  get: route({
    ...named,
    method: 'GET',
    path: '/api/reports/{name}',
    uses: reads,
    query: z.object({ ...asked, compare: z.optional(z.enum(['true', 'false'])) }),
    output: Report,
  }),
  /** What is behind a figure, the newest first. */
  rows: route({
    ...named,
    method: 'GET',
    path: '/api/reports/{name}/rows',
    uses: reads,
    query: z.object({ ...asked, of: z.enum(FIGURE_NAMES), cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    output: z.object({ data: z.array(Row), cursor: MaybeText }),
  }),
  export: route({
    ...named,
    method: 'GET',
    path: '/api/reports/{name}/export',
    uses: reads,
    query: Asked,
    output: z.object({ csv: Text, filename: Text }),
    answers: 'csv',
  }),
}
