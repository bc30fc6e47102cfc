import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageNumbers } from '#contract/page-numbers.ts'
import { useInventoryText } from '../texts.ts'
import './pagination.css'
import { useFormats } from '../../../lib/language/formats.ts'
import type { Catalogue } from './use-catalogue.ts'
import type { Place } from './use-place.ts'

/** The range of vehicles shown, the total, and links to the other pages; each page has a URL. */
export function Pagination({ catalogue, place }: { catalogue: Catalogue; place: Place }) {
  const t = useInventoryText()
  const { number: count } = useFormats()
  const { currentPage: page, perPage, last_page: last, total, data } = catalogue
  const from = (page - 1) * perPage + 1
  return (
    <nav className="lot-pages" aria-label={t('pages')}>
      <p>{t('showing', { from: count(from), to: count(from + data.length - 1), total: count(total) })}</p>
      {last > 1 && (
        <ol>
          <li>
            <Step
              to={page > 1 ? page - 1 : null}
              label={t('previous')}
              icon={<ChevronLeft aria-hidden />}
              place={place}
            />
          </li>
          {pageNumbers(page, last).map((number) => (
            <li key={number}>
              {typeof number === 'string' ? (
                <span className="lot-pages-gap" aria-hidden>
                  …
                </span>
              ) : (
                <Link
                  className="lot-page"
                  to={place.addressOf(number)}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('page_number', { page: count(number) })}
                >
                  {count(number)}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Step
              to={page < last ? page + 1 : null}
              label={t('next')}
              icon={<ChevronRight aria-hidden />}
              place={place}
            />
          </li>
        </ol>
      )}
      <p>{t('page_of', { page: count(page), last: count(last) })}</p>
    </nav>
  )
}

interface StepProps {
  /** Null if there is no such page. */
  to: number | null
  label: string
  icon: ReactNode
  place: Place
}

/** A link to the previous or next page; on a phone an arrow. */
function Step({ to, label, icon, place }: StepProps) {
  const content = (
    <>
      <span className="lot-page-step">{label}</span>
      {icon}
    </>
  )
  if (to === null)
    return (
      <span className="lot-page" aria-disabled>
        {content}
      </span>
    )
  return (
    <Link className="lot-page" to={place.addressOf(to)}>
      {content}
    </Link>
  )
}
