import { plain } from './read-customer.ts'

export interface Slot {
  slot: string
  starts_at: string
}

const ORDINALS: [RegExp, number][] = [
  [/\b(first|primer[ao]?)\b/, 0],
  [/\b(second|segund[ao])\b/, 1],
  [/\b(third|tercer[ao]?)\b/, 2],
  [/\b(last|ultim[ao])\b/, -1],
]
const WEEKDAYS = [
  'sunday|domingo',
  'monday|lunes',
  'tuesday|martes',
  'wednesday|miercoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|sabado',
]
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const HORAS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'.split('|')

/** Wall time as `starts_at` says it: `2026-12-04T15:30:00-08:00`, or `12/4/2026, 3:30:00 PM`. */
function wallOf({ starts_at }: Slot) {
  const [, iso] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(starts_at) ?? []
  const at = new Date(iso ? `${iso}Z` : `${starts_at} UTC`)
  return { weekday: at.getUTCDay(), hour: at.getUTCHours(), minute: at.getUTCMinutes() }
}

/** The slots that fit what a customer says about day and hour. */
function fittingSlots(slots: Slot[], text: string): Slot[] {
  const words = plain(text)
  const weekday = WEEKDAYS.findIndex((names) => new RegExp(`\\b(${names})\\b`).test(words))
  const time = timeIn(words)
  return slots.filter((one) => {
    const wall = wallOf(one)
    if (weekday >= 0 && wall.weekday !== weekday) return false
    if (!time) return true
    const hours = time.isExact ? [time.hour] : [time.hour % 12, (time.hour % 12) + 12]
    return hours.includes(wall.hour) && wall.minute === time.minute
  })
}

/** The slot a customer picks from an offer, whose lines are numbered; undefined if no slot, or no certain one, is meant. */
export function pickedSlot(slots: Slot[], text: string): Slot | undefined {
  const words = plain(text)
  const [, number] = /^\W*(?:option|number|opcion|numero|el|la)?\W*([1-9])\W*$/.exec(words) ?? []
  const place = number ? Number(number) - 1 : ORDINALS.find(([pattern]) => pattern.test(words))?.[1]
  return place === undefined ? fittingSlots(slots, text)[0] : slots.at(place)
}

function timeIn(words: string) {
  const [, digits, minutes, half] = /\b(\d{1,2})(?::(\d\d))?\s*(a\.? ?m|p\.? ?m)?\b/.exec(words) ?? []
  if (digits && Number(digits) < 24) {
    const hour = half ? (Number(digits) % 12) + (half.startsWith('p') ? 12 : 0) : Number(digits)
    return { hour, minute: Number(minutes ?? 0), isExact: half !== undefined || hour > 12 }
  }
  const [, word = ''] = /\b(?:at|a las?) (\p{L}+)/u.exec(words) ?? []
  const index = Math.max(HOURS.indexOf(word), HORAS.indexOf(word))
  return index < 0 ? undefined : { hour: index + 1, minute: 0, isExact: false }
}
