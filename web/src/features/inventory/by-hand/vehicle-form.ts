import type { Vehicle } from '#contract/stock/vehicle.ts'
import type { VehicleInput } from '#contract/stock/vehicle-input.ts'

/** A car as it stands in the form: all text, as it is typed. */
const TEXTS = [
  'make',
  'model',
  'trim',
  'vin',
  'stockNumber',
  'color',
  'colorAlt',
  'transmission',
  'drivetrain',
  'description',
] as const
const NUMBERS = ['year', 'price', 'mileage'] as const
export type VehicleForm = Record<(typeof TEXTS)[number] | (typeof NUMBERS)[number] | 'images', string>

export function toForm(vehicle: Vehicle | undefined): VehicleForm {
  const said = [...TEXTS, ...NUMBERS].map((name) => [name, String(vehicle?.[name] ?? '')])
  return { ...Object.fromEntries(said), images: vehicle?.images.join('\n') ?? '' }
}

/** What the form sends; empty is nothing known. Fields whose text is no number answer as such. */
export function fromForm(form: VehicleForm): { fields: VehicleInput; wrong: (typeof NUMBERS)[number][] } {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, form[name].trim() || null]))
  const numbers = NUMBERS.map((name) => [name, numberIn(form[name])] as const)
  const images = form.images.split(/\s+/).filter((address) => address !== '')
  return {
    fields: { ...texts, ...Object.fromEntries(numbers), make: form.make.trim(), model: form.model.trim(), images },
    wrong: numbers.flatMap(([name, value]) => (Number.isNaN(value) ? [name] : [])),
  }
}

/** "$12,995" and "12 995 mi" are numbers to whoever writes them. */
function numberIn(text: string): number | null {
  const plain = text.replace(/[$,\s]|mi$|usd$/gi, '')
  return plain === '' ? null : Number(plain)
}
