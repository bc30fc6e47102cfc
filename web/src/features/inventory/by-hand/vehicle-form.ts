import { fieldsWith } from '#contract/stock/field-names.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { InputField, InputKind, VehicleInput } from '#contract/stock/vehicle-input.ts'

/** A vehicle as it stands in the form: all text, as it is typed. */
export type VehicleForm = Record<InputField, string>

export const FORM_FIELDS = fieldsWith('byHand')

interface Typing {
  /** What stands in the form, from the vehicle's value. */
  write: (value: Vehicle[InputField]) => string
  /** What is sent of it; empty is nothing known, and not a number what should be one. */
  read: (text: string) => string | number | string[] | null
}

const text: Typing = { write: (value) => String(value ?? ''), read: (written) => written.trim() || null }
const number: Typing = { write: text.write, read: numberIn }
const kinds: Record<InputKind, Typing> = {
  text,
  prose: text,
  number,
  money: number,
  pictures: {
    write: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    read: (written) => written.split(/\s+/).filter((address) => address !== ''),
  },
}

const isNeeded = (name: InputField) => VEHICLE_FIELDS[name].byHand === 'needed'
/** What takes a line or more for itself. */
export const isLong = (name: InputField) => ['prose', 'pictures'].includes(VEHICLE_FIELDS[name].kind)
const typingOf = (name: InputField) => kinds[VEHICLE_FIELDS[name].kind]

/** A vehicle as the form has it; an empty form without one. */
export const toForm = (vehicle: Vehicle | undefined) =>
  Object.fromEntries(
    FORM_FIELDS.map((name) => [name, vehicle ? typingOf(name).write(vehicle[name]) : '']),
  ) as VehicleForm

/** What the form sends; not a number where the text of one is none. */
export const fromForm = (form: VehicleForm) =>
  Object.fromEntries(
    FORM_FIELDS.map((name) => {
      const value = typingOf(name).read(form[name])
      return [name, isNeeded(name) ? (value ?? '') : value]
    }),
  ) as unknown as VehicleInput

/** "$12,995" and "12 995 mi" are numbers to whoever writes them. */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(/[$,\s]|mi$|usd$/gi, '')
  return plain === '' ? null : Number(plain)
}
