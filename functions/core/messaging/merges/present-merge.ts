import type * as z from 'zod/mini'
import type { Merge } from '#contract/customers/merges.ts'
import type { MergeItem } from './entity.ts'

/** A merge as the wire has it. */
export const presentMerge = (merge: Omit<MergeItem, 'seen'>): z.input<typeof Merge> => ({
  id: merge.id,
  status: merge.status,
  contact_id: merge.kept,
  merged_contact_id: merge.leaving,
  name: merge.name,
  at: merge.at,
  undo_until: merge.undo_until,
  user: { id: merge.user_id, name: merge.user_name },
})
