import type { Language } from '#contract/language.ts'
import { RECIPIENT_STATUS_WORDS } from '#contract/outreach/campaign-facts.ts'
import { LEFT_OUT, type LeftOut } from '#contract/outreach/send-facts.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { CampaignItem } from './entity.ts'

const HEADER: Record<Language, string> = {
  en: 'Customer,Address,Status,Reason,Version,Sent,Replied,Appointment,Sold,Opted Out,Cost',
  es: 'Cliente,Dirección,Estado,Motivo,Versión,Enviado,Respondió,Cita,Venta,Dado de baja,Costo',
}

/** The byte order mark, by which spreadsheets recognize UTF-8, and the column names. */
export const csvHeader = (language: Language) => `\ufeff${HEADER[language]}\r\n`

/** A recipient as a CSV line; times in the dealership's time zone, the cost in dollars. */
export function csvLine(
  { channel }: Pick<CampaignItem, 'channel'>,
  contact: ContactItem,
  one: RecipientItem,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  const timeOf = (at: string | undefined) => (at ? new Date(at).toLocaleString('sv-SE', { timeZone }) : '')
  // Outreach alone writes reasons (customers/recipients).
  const reason = one.refused
    ? sayRefusal(one.refused, language)
    : one.reason && LEFT_OUT[one.reason as LeftOut][language]
  const cells = [
    displayName(contact),
    addressFor(contact, channel),
    RECIPIENT_STATUS_WORDS[one.status][language],
    reason ?? one.problem,
    String(one.variant + 1),
    ...[one.sent_at, one.replied_at, one.booked_at, one.sold_at, one.opted_out_at].map(timeOf),
    one.cost === undefined ? '' : String(one.cost),
  ]
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`
}
