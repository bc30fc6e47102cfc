import { writeCarCode } from '#contract/stock/car-code.ts'
import { type Car, nameOf } from '../car.ts'
import type { Reader } from '../reader.ts'

/** What a customer writes first. Each text ends with the code of its car, so that the conversation shows which it is. */
export function askFor(reader: Reader, car: Car): string {
  const { t } = reader
  const { title, stockNumber } = car
  const says = title && stockNumber ? t.interested_stock(title, stockNumber) : t.interested(nameOf(reader, car))
  return `${says} ${writeCarCode(car.id)}`
}

/** The same for a car that is not to be had any more; one that was only withdrawn (no `sold`) is not named. */
export const askForSimilar = (reader: Reader, id: string, sold?: Car): string =>
  `${sold ? reader.t.sold_ask(nameOf(reader, sold)) : reader.t.withdrawn_ask} ${writeCarCode(id)}`
