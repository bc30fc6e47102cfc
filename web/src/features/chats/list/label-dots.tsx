import { useLabels } from '../../../data/labels.ts'

const SHOWN = 3

/** A row's labels, as dots in their colors. */
export function LabelDots({ labels }: { labels: readonly string[] }) {
  const { nameOf } = useLabels()
  if (labels.length === 0) return null
  const names = labels.map(nameOf).join(', ')
  return (
    <span className="chat-dots" role="img" aria-label={names} title={names}>
      {labels.slice(0, SHOWN).map((label) => (
        <Dot key={label} label={label} />
      ))}
    </span>
  )
}

export function Dot({ label }: { label: string }) {
  const { colorOf } = useLabels()
  return <span className="chat-dot" style={{ background: `var(--chakra-colors-${colorOf(label)}-solid)` }} />
}
