import type { DueFacts } from './job.ts'
import type { JobName, jobs } from './jobs.ts'

type Jobs = typeof jobs

/** The kinds of work that can become due: the queue jobs whose row has `due`. */
type DueKind = { [Name in JobName]: Jobs[Name] extends { due: DueFacts } ? Name : never }[JobName]

type IdsOf<Kind extends DueKind> = Jobs[Kind] extends { due: { ids: readonly (infer Id extends string)[] } }
  ? Record<Id, string>
  : never

/** The body of such a job's message: `due` is the time (ISO 8601) that its item must still wait for. */
export type DueBody<Kind extends DueKind> = { org: string; due: string } & IdsOf<Kind>

/** A waiting item: a kind, an organization, and the ids that the kind's row names. */
export type Waiting = { [Kind in DueKind]: { kind: Kind; org: string; ids: IdsOf<Kind> } }[DueKind]
