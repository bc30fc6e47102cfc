import { useText } from '../../../lib/language/text.ts'
import './contact-row.css'

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The list's shape until its first page is there. */
export function ListSkeleton() {
  const common = useText()
  return (
    <div className="people-rows" role="status" aria-busy aria-label={common('loading')}>
      <div className="people-heads" />
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="people-row people-row-skeleton" />
      ))}
    </div>
  )
}
