import { TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { LONG_FIELDS, SHORT_FIELDS } from '#contract/customers/contact-fields.ts'
import { labelNameIn } from '#contract/customers/names-in-spanish.ts'
import { SOURCES } from '#contract/customers/source-kinds.ts'
import type { Language } from '#contract/language.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import { createdAt } from '../contacts/contact-times.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { EXPORT_COLUMNS } from '../contacts/export-columns.ts'
import { consentKeys } from '../contacts/opt-outs.ts'
import type { ListedItem } from '../contacts/present-contact.ts'
import { addressesOf } from '../contacts/reachable-addresses.ts'
import { headingOf } from '../contacts/texts.ts'

/** The byte order mark by which spreadsheets recognize UTF-8, and the columns' names. */
export const csvHeader = (language: Language, more: readonly string[] = []): string =>
  `\ufeff${[...EXPORT_COLUMNS.map((column) => headingOf(column, language)), ...more].join(',')}\r\n`

/** A listed contact with their opt-outs. */
type Exported = ListedItem & Pick<ContactItem, 'opted_out'>

/** A contact as a line; numbers in E.164, and names in the reader's language, which an import reads again. */
export function csvLine(
  contact: Exported,
  stages: Map<string, string>,
  language: Language,
  more: readonly string[] = [],
): string {
  const { listed, stage } = contact
  const { first_name, last_name, addresses, labels, assignee_name } = listed
  const numbers = TYPED_KINDS.map((kind) => addresses[kind])
  const further = (listed.numbers ?? [])
    .map(({ value, label }) => (label ? `${value} (${label})` : value))
    .join(' ::: ')
  const who = [first_name, last_name, ...numbers, further, wishOf(contact), ...SHORT_FIELDS.map((name) => listed[name])]
  const where = [
    stages.get(stage) ?? stage,
    labels.map((name) => labelNameIn(language, name)).join(', '),
    assignee_name,
  ]
  const cells = [
    ...who,
    ...where,
    ...LONG_FIELDS.map((name) => listed[name]),
    sourceOf(contact, language),
    createdAt(contact),
  ]
  return `${[...cells, ...more].map((cell) => csvCell(cell ?? '')).join(',')}\r\n`
}

const sourceOf = ({ listed: { source } }: Exported, language: Language) => source && SOURCES[source][language]

/**
 * The channels that somebody opted out of, each with the addresses where it is not all of them, as an import reads it
 * again.
 */
function wishOf({ listed, opted_out }: Exported): string {
  const all = addressesOf(listed)
  const said = ALL_CHANNELS.flatMap((channel) => {
    const { name } = CHANNELS[channel]
    const out = all.filter((one) => consentKeys(listed, channel, one).some((key) => opted_out[key]))
    return out.length > 0 && out.length === all.length ? [name] : out.map((one) => `${name} ${one}`)
  })
  return said.join(', ') || 'No'
}
