import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { SEARCHED, SEARCHED_NAMES } from '#contract/calls/search.ts'
import { type Hit, useSearch } from '../../data/use-search.ts'
import { useVehicleFacts } from '../../data/vehicle.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoundVehicle } from './found-vehicle.tsx'
import { hitAddress } from './hit-address.ts'
import { HitText } from './hit-text.tsx'
import { searchTexts } from './texts.ts'
import type { SearchPlace } from './use-search-place.ts'
import { useSettingsHits } from './use-settings-hits.ts'

/** What a search found, by kind. */
export function Found({ place }: { place: SearchPlace }) {
  const t = useText(searchTexts)
  const { q, name, query, isFiltered } = place
  const { hits, error, hasMore, isReadingMore, readMore, retry } = useSearch(name === 'settings' ? null : query)
  const factsOf = useVehicleFacts((hits ?? []).flatMap(({ kind, id }) => (kind === 'vehicle' ? id : [])))
  const pages = useSettingsHits(q)
  const settings = isFiltered || (name && name !== 'settings') ? [] : pages
  if (error && !hits) return <LoadFailed title={t('failed')} error={error} onRetry={retry} />
  if (!hits && name !== 'settings')
    return (
      <Stack gap="2" aria-hidden>
        {[0, 1, 2, 3].map((one) => (
          <Skeleton key={one} height="16" borderRadius="xl" />
        ))}
      </Stack>
    )
  const all: Hit[] = [...(hits ?? []), ...settings]
  if (all.length === 0 && !hasMore)
    return <EmptyState icon={<SearchX />} title={t('nothing', { text: q })} description={t('nothing_hint')} />
  return (
    <Stack gap="6" className="search-found" aria-label={t('results')}>
      {all.length === 0 && <p className="search-hint">{t('nothing_yet')}</p>}
      {SEARCHED_NAMES.map((one) => {
        const own = all.filter(({ kind }) => kind === SEARCHED[one])
        return (
          own.length > 0 && (
            <section key={one} aria-label={t(one)}>
              <h2>{t(one)}</h2>
              <ul>
                {own.map((hit) => (
                  <li key={hit.id}>
                    <Link to={hitAddress(hit)}>
                      {hit.kind === 'vehicle' ? (
                        <FoundVehicle hit={hit} search={q} facts={factsOf.get(hit.id)} />
                      ) : (
                        <HitText hit={hit} search={q} />
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      {hasMore && (
        <Button variant="outline" alignSelf="center" loading={isReadingMore} onClick={readMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}
