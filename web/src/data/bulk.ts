import { bulk } from '#contract/messaging/bulk.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useRow } from '../lib/use-row.ts'

type Change = Input<typeof bulk.change>['body']
export type ManySettings = NonNullable<Change['set']>
/** A change to the selected contacts: settings, or deletion. */
export type ManyChange = { set: ManySettings } | { delete: true }

/** Changes many contacts: a few at once, more in a job. */
export const changeMany = (body: Change) => call(bulk.change, { body })
/** Undoes a change of many: a few at once, more in a job. */
export const undoMany = (id: string) => call(bulk.undo, { params: { id } })
export const useManyChange = (id: string | undefined) =>
  useRow(bulk.get, id === undefined ? null : { params: { id } }, untilEnded())
