import { Armchair } from 'lucide-react'
import { factIn } from '#contract/stock/fact-in.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { paintOf } from '../paint-of.ts'
import { useFieldLabel } from '../use-field-label.ts'

/** A color's name, with a swatch if the name tells which it is: a spot of paint, or a seat for the interior. */
export function ColorTag({ of: field, name }: { of: 'color' | 'colorAlt'; name: string }) {
  const label = useFieldLabel()(field)
  const said = factIn(field, name, useLanguage())
  const paint = paintOf(name)
  return (
    <span className="lot-color" title={`${label}: ${said}`}>
      {field === 'colorAlt' ? (
        <Armchair className="lot-seat" fill={paint ?? 'none'} aria-hidden />
      ) : (
        paint && <span className="lot-swatch" style={{ background: paint }} aria-hidden />
      )}
      <span className="lot-hidden">{label}: </span>
      <span className="lot-color-name">{said}</span>
    </span>
  )
}
