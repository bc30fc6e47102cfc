import { KEPT_DAYS } from '#contract/kept-days.ts'
import { ADDRESS_FIELDS } from './channels/addresses.ts'
import { CONTACT_FIELD_NAMES } from './contact-fields.ts'

/** A merge that somebody undoes: `undoing` until what came since has gone where it belongs. */
export const MERGE_STATUSES = ['merged', 'undoing', 'undone'] as const

export const UNDO_DAYS = KEPT_DAYS.merges

/** What only one of two contacts can leave to the one that they become. */
export const MERGED_FIELDS = [
  'first_name',
  'last_name',
  ...ADDRESS_FIELDS,
  ...CONTACT_FIELD_NAMES,
  'stage',
  'assignee',
] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export const TWIN_REASONS = ['number', 'email', 'name'] as const
