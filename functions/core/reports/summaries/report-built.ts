import type { Language } from '#contract/language.ts'
import type { Unit } from '#contract/reports/report-facts.ts'
import type { TableName } from '#contract/reports/report-tables.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Cells } from '../days/day-cells.ts'

/** What a report is asked for. */
export interface Scope {
  ctx: Ctx
  language: Language
  timezone: string
  /** Days of the dealership's calendar, both included. */
  from: string
  to: string
  /** Whose doing; undefined: everybody's. */
  agent: string | undefined
  channel: string | undefined
  /** The cells of each span of the period by its first day, the oldest first. */
  spans: Map<string, Cells>
  /** Of leads, those of what came after it until now. */
  since: Cells[]
}

export interface BuiltTable {
  name: TableName
  columns: (FigureName | { label: string; unit: Unit })[]
  /** A label that is not known yet is a person's, or a vehicle's. */
  rows: { id: string; label?: string; values: (number | null)[] }[]
}

/** A report before its words. */
export interface Built {
  figures: Partial<Record<FigureName, number | null>>
  series?: { name: FigureName; spanValue: (span: Cells) => number | null }[]
  tables?: BuiltTable[]
}
