import { paintOf } from '../paint-of.ts'

/** A color's name, with a swatch if the name tells which it is. */
export function ColorTag({ name, label }: { name: string; label: string }) {
  const paint = paintOf(name)
  return (
    <span className="lot-color" title={`${label}: ${name}`}>
      {paint && <span className="lot-swatch" style={{ background: paint }} aria-hidden />}
      <span className="lot-hidden">{label}: </span>
      <span className="lot-color-name">{name}</span>
    </span>
  )
}
