import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import type { Language } from '#contract/language.ts'
import type { AppointmentItem } from './entity.ts'

/** A line has at most 75 bytes; what is longer goes on in the next one, after a blank (RFC 5545 §3.1). */
const LINE_BYTES = 75
/** How often calendar apps look again (RFC 7986 §5.7; Outlook has its own name for it). */
const REFRESH = 'PT15M'

interface Event {
  appointment: AppointmentItem
  summary: string
  location: string
  description: string
}

/** A calendar in the format of RFC 5545, which Apple, Outlook, and Google read. */
export function icsText(name: string, events: readonly Event[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lotwire//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function linesOf({ appointment, summary, location, description }: Event): string[] {
  const { id, starts_at, ends_at, updated_at, version, status } = appointment
  return [
    'BEGIN:VEVENT',
    `UID:${id}@lotwire`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(updated_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `STATUS:${status === 'canceled' ? 'CANCELLED' : status === 'scheduled' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** What an appointment is called: for its customer by the dealership, for the dealership by the customer. */
export const summaryOf = ({ kind }: Pick<AppointmentItem, 'kind'>, whom: string, language: Language) =>
  `${KIND_FACTS[kind].label[language]} – ${whom}`

const stamp = (at: string) => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += char
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
