import './labels.css'
import { useLabels } from '../../data/labels.ts'

/** A contact's labels, each in its own color. */
export function Labels({ labels }: { labels: readonly string[] }) {
  const { nameOf, colorOf } = useLabels()
  if (labels.length === 0) return null
  return (
    <ul className="labels">
      {labels.map((label) => (
        <li key={label} className="label" data-color={colorOf(label)} title={nameOf(label)}>
          {nameOf(label)}
        </li>
      ))}
    </ul>
  )
}
