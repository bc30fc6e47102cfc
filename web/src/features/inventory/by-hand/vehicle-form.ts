import { fieldsWith } from '#contract/stock/field-names.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { InputField, InputKind, VehicleInput } from '#contract/stock/vehicle-input.ts'

/** A vehicle's form values: all text, as typed. */
export type VehicleForm = Record<InputField, string>

export const FORM_FIELDS = fieldsWith('byHand')

interface Typing {
  /** Formats the vehicle's value for the form. */
  write: (value: Vehicle[InputField]) => string
  /** Parses it; null for empty, NaN for an invalid number. */
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
/** True for fields that need a line or more of their own. */
export const isLong = (name: InputField) => ['prose', 'pictures'].includes(VEHICLE_FIELDS[name].kind)
const typingOf = (name: InputField) => kinds[VEHICLE_FIELDS[name].kind]

/** A vehicle's form values; empty ones without a vehicle. */
export const toForm = (vehicle: Vehicle | undefined) =>
  Object.fromEntries(
    FORM_FIELDS.map((name) => [name, vehicle ? typingOf(name).write(vehicle[name]) : '']),
  ) as VehicleForm

/** The form's request body; NaN for an invalid number. */
export const fromForm = (form: VehicleForm) =>
  Object.fromEntries(
    FORM_FIELDS.map((name) => {
      const value = typingOf(name).read(form[name])
      return [name, isNeeded(name) ? (value ?? '') : value]
    }),
  ) as unknown as VehicleInput

/** "$12,995" and "12 995 mi" count as numbers. */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(/[$,\s]|mi$|usd$/gi, '')
  return plain === '' ? null : Number(plain)
}
