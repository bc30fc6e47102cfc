import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ContactSort } from '#contract/customers/contact-query.ts'
import { useListText } from './texts.ts'
import type { Place } from './use-place.ts'

interface ListHeadsProps {
  place: Place
  /** Rows begin with a box. */
  isSelectable: boolean
  /** So many of the dealership's own fields are shown, which stand in the last one's place. */
  own: number
}

/** What the list's columns hold, above them; two of them sort it. */
export function ListHeads({ place, isSelectable, own }: ListHeadsProps) {
  const t = useListText()
  const { sort } = place.view
  const by = (next: ContactSort) => () => place.narrow(place.filters, next)
  const isByName = sort === 'name_asc'
  const added: ContactSort = sort === 'created_at_desc' ? 'created_at_asc' : 'created_at_desc'
  const Arrow = sort === 'created_at_asc' ? ArrowUp : ArrowDown
  return (
    <div className="people-heads" data-own={own || undefined}>
      {isSelectable && <span className="people-check people-box" />}
      <button
        type="button"
        className="people-who"
        aria-pressed={isByName}
        title={t('sort_name_asc')}
        onClick={by(isByName ? 'created_at_desc' : 'name_asc')}
      >
        {t('head_name')} {isByName && <ArrowDown aria-hidden size={14} />}
      </button>
      <span className="people-phone">{t('head_reach')}</span>
      <span className="people-stage">{t('head_stage')}</span>
      <button
        type="button"
        className="people-added"
        aria-pressed={!isByName}
        title={t(`sort_${isByName ? 'created_at_desc' : added}`)}
        onClick={by(isByName ? 'created_at_desc' : added)}
      >
        {t('head_added')} {!isByName && <Arrow aria-hidden size={14} />}
      </button>
    </div>
  )
}
