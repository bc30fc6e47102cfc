import { Box, Flex, Heading, Icon, Stack, Text } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useUnreadLeadCount } from '../../data/lead-doors.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { SETTINGS_GROUPS, type SettingsGroup } from '../../lib/settings-groups.ts'
import type { SettingsSection } from '../../lib/slots.ts'
import { isSettingNamed } from '../../parts/is-setting-named.ts'
import { CountMark } from '../../ui/count-mark.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import '../../ui/edge-fade.css'
import { settingsTexts } from './texts.ts'

/** Brings the open section's entry to the middle of its list, and leaves the page where it is. */
function scrollList(entry: HTMLElement | null) {
  const list = entry?.closest('.edge-fade')
  if (!entry || !list) return
  const at = entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTop += at - (list.clientHeight - entry.clientHeight) / 2
}

const GROUPS = Object.keys(SETTINGS_GROUPS) as SettingsGroup[]

/** The sections by what a person wants to do, searched by their titles. */
export function SectionMenu({
  sections,
  chosen,
  search,
  onSearch,
}: {
  sections: readonly SettingsSection[]
  chosen: string | undefined
  search: string
  /** Absent where the search stands elsewhere. */
  onSearch?: (search: string) => void
}) {
  const t = useText(settingsTexts)
  const language = useLanguage()
  const found = sections.filter(({ title }) => search === '' || isSettingNamed(title, search))
  const groups = GROUPS.map((group) => ({ group, own: found.filter((section) => section.group === group) }))
  return (
    <Stack
      as="nav"
      aria-label={t('sections')}
      gap={{ base: '5', lg: '4' }}
      // Beside a section it stays, and scrolls by itself to where one is.
      position={{ lg: 'sticky' }}
      top="4"
      // To the window's edge, below the page's header.
      maxHeight={{ lg: 'calc(100dvh - 5.875rem)' }}
      marginBottom={{ lg: '-6' }}
    >
      {onSearch && <SectionSearch value={search} onSearch={onSearch} />}
      <Stack
        className="edge-fade"
        data-down
        gap={{ base: '5', lg: '1.5' }}
        padding={{ lg: '1' }}
        margin={{ lg: '-1' }}
        overflowY={{ lg: 'auto' }}
        // It comes to rest where no line is cut.
        scrollSnapType={{ lg: 'y proximity' }}
        scrollbarWidth="thin"
      >
        {groups.map(
          ({ group, own }) =>
            own.length > 0 && (
              <Stack key={group} gap={{ base: '1.5', lg: '0' }} flexShrink="0">
                <Heading as="h2" fontSize="xs" fontWeight="600" color="fg.muted" paddingInline="3">
                  {SETTINGS_GROUPS[group][language]}
                </Heading>
                {/* On a phone a card. */}
                <Stack
                  gap="0"
                  borderWidth={{ base: '1px', lg: '0' }}
                  borderRadius="lg"
                  overflow={{ base: 'hidden', lg: 'visible' }}
                  bg={{ base: 'bg.panel', lg: 'transparent' }}
                >
                  {own.map((section) => (
                    <SectionLink key={section.id} section={section} isChosen={section.id === chosen} />
                  ))}
                </Stack>
              </Stack>
            ),
        )}
      </Stack>
      {found.length === 0 && (
        <Text role="status" color="fg.muted" paddingInline="3">
          {t('none_found')}
        </Text>
      )}
    </Stack>
  )
}

/** Finds sections by their titles. */
export function SectionSearch(props: { value: string; onSearch: (search: string) => void }) {
  const t = useText(settingsTexts)
  return (
    <Flex width={{ base: 'full', lg: '17rem' }}>
      <SearchBox label={t('search')} clearLabel={t('clear')} debounceMs={0} {...props} />
    </Flex>
  )
}

function SectionLink({ section: { id, icon, title }, isChosen }: { section: SettingsSection; isChosen: boolean }) {
  const language = useLanguage()
  const leads = useUnreadLeadCount()
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      minHeight={{ base: '11', lg: '7' }}
      paddingInline="3"
      scrollSnapAlign="start"
      borderRadius={{ base: '0', lg: 'lg' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      _first={{ borderTopWidth: '0' }}
      fontSize="sm"
      fontWeight="600"
      lineHeight="short"
      color={{ base: 'fg', lg: 'fg.muted' }}
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
    >
      <Link to={`/settings/${id}`} ref={isChosen ? scrollList : undefined} aria-current={isChosen ? 'page' : undefined}>
        <Icon as={icon} boxSize="4.5" color="fg.muted" aria-hidden />
        <Box flex="1">{title[language]}</Box>
        {id === 'leads' && <CountMark count={leads} />}
        <Icon as={ChevronRight} boxSize="4" color="fg.subtle" hideFrom="lg" aria-hidden />
      </Link>
    </Flex>
  )
}
