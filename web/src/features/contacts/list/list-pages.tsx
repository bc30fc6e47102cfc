import { IconButton } from '@chakra-ui/react'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useListText } from './texts.ts'
import type { ListPage } from './use-list-page.ts'
import type { Place } from './use-place.ts'
import './list-pages.css'

/** The number of contacts and the pager (S1 §2); the last page is linked only if it is known. */
export function ListPages({ list, place }: { list: ListPage; place: Place }) {
  const t = useListText()
  const { total, last_page: last, cursor } = list
  const { page } = place.view
  const hasNext = cursor !== null || (last !== null && page < last)
  return (
    <nav className="people-pages" aria-label={t('pages')}>
      <p className="people-pages-total">{total !== null && t('items', { total })}</p>
      {last === 1 || total === 0 ? null : (
        <ol>
          <Step icon={ChevronFirst} label={t('first')} to={page > 1 ? 1 : null} place={place} />
          <Step icon={ChevronLeft} label={t('previous')} to={page > 1 ? page - 1 : null} place={place} />
          <li className="people-pages-at">
            {last === null ? t('page', { page }) : t('page_of', { page, pages: last })}
          </li>
          <Step icon={ChevronRight} label={t('next')} to={hasNext ? page + 1 : null} cursor={cursor} place={place} />
          <Step icon={ChevronLast} label={t('last')} to={last !== null && page < last ? last : null} place={place} />
        </ol>
      )}
    </nav>
  )
}

interface StepProps {
  icon: LucideIcon
  label: string
  /** Null where there is no such page. */
  to: number | null
  cursor?: string | null
  place: Place
}

function Step({ icon: Icon, label, to, cursor, place }: StepProps) {
  const look = {
    variant: 'outline',
    size: 'sm',
    boxSize: { base: '11', md: '9' },
    colorPalette: 'gray',
    'aria-label': label,
    title: label,
  } as const
  if (to === null) {
    return (
      <li>
        <IconButton {...look} disabled>
          <Icon />
        </IconButton>
      </li>
    )
  }
  return (
    <li>
      <IconButton {...look} asChild>
        <Link to={place.addressOfPage(to)} state={{ cursor: cursor ?? undefined }}>
          <Icon />
        </Link>
      </IconButton>
    </li>
  )
}
