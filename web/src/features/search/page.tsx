import { Box, Stack } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SEARCHED_NAMES } from '#contract/calls/search.ts'
import { useText } from '../../lib/language/text.ts'
import { ListBar } from '../../parts/list-bar.tsx'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Found } from './found.tsx'
import '../../ui/tab-row.css'
import './search.css'
import { searchTexts } from './texts.ts'
import { useSearchFilters } from './use-search-filters.ts'
import { useSearchPlace } from './use-search-place.ts'

/** A search and four filters stand in one row. */
const ROOM_FOR_FILTERS = '(min-width: 62em)'

/** Searches contacts, what was written and said, vehicles, templates, and settings. */
export function SearchPage() {
  const t = useText(searchTexts)
  const hasSettings = useSettingsSections().length > 0
  const place = useSearchPlace()
  const { q, name, change } = place
  const field = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => q === '' && field.current?.focus())
  useEffect(() => void begin(), [])
  const names = SEARCHED_NAMES.filter((one) => one !== 'settings' || hasSettings)
  return (
    <Stack
      gap={{ base: '2', md: '4' }}
      padding={{ base: '4', md: '6' }}
      maxWidth="1280px"
      marginInline="auto"
      width="full"
    >
      <PageHeader title={t('title')} />
      <ListBar
        filters={useSearchFilters(place)}
        wide={ROOM_FOR_FILTERS}
        onClear={() => change({ person: '', channel: '', from: '', to: '' })}
      >
        <Box data-begins-here flex="1" minWidth="0">
          <SearchBox
            value={q}
            label={t('field')}
            clearLabel={t('clear')}
            field={field}
            onSearch={(text) => change({ q: text })}
          />
        </Box>
      </ListBar>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset of a form */}
      <div role="group" aria-label={t('kinds')} className="tab-row">
        {([undefined, ...names] as const).map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={one === name}
            onClick={() => change({ in: one ?? '' })}
          >
            {t(one ?? 'all')}
          </button>
        ))}
      </div>
      {q === '' ? (
        <EmptyState icon={<Search />} title={t('start_title')} description={t('start')} />
      ) : (
        <Found key={JSON.stringify(place.query)} place={place} />
      )}
    </Stack>
  )
}
