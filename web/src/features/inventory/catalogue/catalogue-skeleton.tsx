import { useText } from '../../../lib/language/text.ts'

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The catalogue's shape until its first page is there. */
export function CatalogueSkeleton() {
  const common = useText()
  return (
    <div className="lot" role="status" aria-busy aria-label={common('loading')}>
      <div className="lot-grid">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="lot-card-skeleton" />
        ))}
      </div>
    </div>
  )
}
