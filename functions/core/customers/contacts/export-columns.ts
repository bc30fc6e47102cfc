import { ADDRESS_FIELDS } from '#contract/customers/channels/addresses.ts'
import { LONG_FIELDS, SHORT_FIELDS } from '#contract/customers/contact-fields.ts'
import { headingOf } from './texts.ts'

/** An export's columns, in the order in which `csvLine` fills them. */
export const EXPORT_COLUMNS = [
  ...(['first_name', 'last_name'] as const),
  ...ADDRESS_FIELDS,
  'numbers' as const,
  'opted_out' as const,
  ...SHORT_FIELDS,
  ...(['stage', 'labels', 'assignee'] as const),
  ...LONG_FIELDS,
  'source' as const,
  'created_at' as const,
]

/** True for a file that an export of ours made: it says all exactly as we know it. */
export const isOwnExport = (header: readonly string[]) =>
  (['en', 'es'] as const).some((language) =>
    EXPORT_COLUMNS.every((column) => header.includes(headingOf(column, language))),
  )
