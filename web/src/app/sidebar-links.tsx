import { Box, Flex, Icon, List, VisuallyHidden } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router'
import type { NavigationEntry } from '../lib/feature.ts'
import { useLanguage } from '../lib/language/language.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { isAt } from './navigation.ts'
import { useCounts } from './use-counts.ts'

export function SidebarLinks({ entries, isFolded }: { entries: readonly NavigationEntry[]; isFolded: boolean }) {
  const language = useLanguage()
  const countOf = useCounts()
  const { pathname } = useLocation()
  return (
    <List.Root variant="plain" gap="0.5">
      {entries.map(({ to, title, icon, ...entry }) => (
        <List.Item key={to} display="block">
          <Flex
            asChild
            {...LINE}
            justify={isFolded ? 'center' : 'flex-start'}
            className={isAt(pathname, to) ? 'active' : ''}
            ref={isAt(pathname, to) ? scrollIntoView : undefined}
          >
            <Link
              to={to}
              title={isFolded ? title[language] : undefined}
              aria-current={isAt(pathname, to) ? 'page' : undefined}
              aria-description={countOf(entry).words}
            >
              <Box position="relative">
                <Icon as={icon} boxSize="5" aria-hidden />
                {isFolded && <CountMark count={countOf(entry).count} beside="icon" />}
              </Box>
              {isFolded ? <VisuallyHidden>{title[language]}</VisuallyHidden> : <Box flex="1">{title[language]}</Box>}
              {!isFolded && <CountMark count={countOf(entry).count} />}
            </Link>
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  )
}

/** On a low screen the entries scroll. */
const scrollIntoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

/** A line of the sidebar. */
export const LINE = {
  align: 'center',
  gap: '3',
  width: 'full',
  // In a phone's drawer, high enough for a thumb.
  height: { base: '11', md: '9' },
  paddingInline: '3',
  borderRadius: 'lg',
  fontWeight: '500',
  fontSize: 'sm',
  color: 'fg.muted',
  transition: 'background 120ms',
  _hover: { bg: 'bg.muted', color: 'fg' },
  css: { '&.active': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 600 } },
} as const
