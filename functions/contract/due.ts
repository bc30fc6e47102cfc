import type { DueFacts } from './job.ts'
import type { JobName, jobs } from './jobs.ts'

type Jobs = typeof jobs

/** What can be due at a moment: the queue jobs whose row says so. */
export type DueKind = { [Name in JobName]: Jobs[Name] extends { due: DueFacts } ? Name : never }[JobName]

type IdsOf<Kind extends DueKind> = Jobs[Kind] extends { due: { ids: readonly (infer Id extends string)[] } }
  ? Record<Id, string>
  : never

/** The body of such a job's message: `due` is the moment (ISO 8601) that its item must still wait for. */
export type DueBody<Kind extends DueKind> = { org: string; due: string } & IdsOf<Kind>

/** What waits: a kind, an organization, and the ids that the kind's row names. */
export type Waiting = { [Kind in DueKind]: { kind: Kind; org: string; ids: IdsOf<Kind> } }[DueKind]
