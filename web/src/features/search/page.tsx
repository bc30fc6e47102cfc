import { Box, Button, Flex, Stack } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { SEARCHED_NAMES } from '#contract/calls/search.ts'
import { useText } from '../../lib/language/text.ts'
import { useSettingsSections } from '../../parts/use-settings-sections.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Found } from './found.tsx'
import './search.css'
import { SearchFilters } from './search-filters.tsx'
import { searchTexts } from './texts.ts'
import { useSearchPlace } from './use-search-place.ts'

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
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="960px" marginInline="auto" width="full">
      <PageHeader title={t('title')} />
      <Box data-begins-here>
        <SearchBox
          value={q}
          label={t('field')}
          clearLabel={t('clear')}
          field={field}
          onSearch={(text) => change({ q: text })}
        />
      </Box>
      <Flex role="group" aria-label={t('kinds')} gap="1" overflowX="auto" paddingBlock="1">
        {([undefined, ...names] as const).map((one) => (
          <Button
            key={one ?? 'all'}
            size="sm"
            flexShrink="0"
            variant={one === name ? 'subtle' : 'ghost'}
            aria-pressed={one === name}
            onClick={() => change({ in: one ?? '' })}
          >
            {t(one ?? 'all')}
          </Button>
        ))}
      </Flex>
      <SearchFilters place={place} />
      {q === '' ? (
        <EmptyState icon={<Search />} title={t('start_title')} description={t('start')} />
      ) : (
        <Found key={JSON.stringify(place.query)} place={place} />
      )}
    </Stack>
  )
}
