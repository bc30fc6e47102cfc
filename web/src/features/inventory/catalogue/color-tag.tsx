import { paintOf } from '../paint-of.ts'

/** A colour by its name, with a dab of it where the name says which it is. */
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
