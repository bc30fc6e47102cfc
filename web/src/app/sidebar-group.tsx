import { Box, Flex, Icon, Portal, Text, VisuallyHidden } from '@chakra-ui/react'
import { Briefcase, ChevronDown, ChevronRight, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { NavigationEntry, NavigationGroup } from '../lib/feature.ts'
import { kept } from '../lib/kept.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { useMedia } from '../lib/use-media.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { Menu } from '../ui/menu.tsx'
import { isAt, useEntries } from './navigation.ts'
import { LINE, SidebarLinks } from './sidebar-links.tsx'
import { appTexts } from './texts.ts'
import { useCounts } from './use-counts.ts'

const ICONS = { marketing: Megaphone, manage: Briefcase } as const
/** Windows of this height hold all entries of an owner, in both languages. */
const TALL = '(min-height: 880px)'

/** Entries below a title that folds them. Nothing where the user's role opens none. */
export function SidebarGroup({ group, isFolded }: { group: NavigationGroup; isFolded: boolean }) {
  const t = useText(appTexts)
  const { inGroup } = useEntries()
  const entries = inGroup(group)
  const { pathname } = useLocation()
  const isHere = entries.some(({ to }) => isAt(pathname, to))
  const storedUnder = `sidebar_${group}`
  const [chosen, choose] = useState(() => kept.read(storedUnder))
  const countOf = useCounts()
  const count = entries.reduce((sum, entry) => sum + countOf(entry).count, 0)
  const isTall = useMedia(TALL)
  const isOpen = chosen ? chosen === 'open' : isHere || isTall
  if (entries.length === 0) return null
  if (isFolded) return <FoldedGroup group={group} entries={entries} />
  const toggle = () => {
    const next = isOpen ? 'folded' : 'open'
    kept.write(storedUnder, next)
    choose(next)
  }
  return (
    <Box>
      <Flex
        asChild
        align="center"
        gap="1"
        width="full"
        height="7"
        paddingInline="3"
        borderRadius="md"
        cursor="pointer"
        color={isHere && !isOpen ? 'brand.fg' : 'fg.subtle'}
        _hover={{ color: 'fg' }}
      >
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <Text as="span" flex="1" textAlign="start" textStyle="xs" fontWeight="600">
            {t(group)}
          </Text>
          {!isOpen && <CountMark count={count} />}
          <Icon as={isOpen ? ChevronDown : ChevronRight} boxSize="3.5" aria-hidden />
        </button>
      </Flex>
      {isOpen && <SidebarLinks entries={entries} isFolded={false} />}
    </Box>
  )
}

/** Where all icons have room, these; else those of what is used most, and a menu of the others, unless that were one alone. */
function FoldedGroup({ group, entries }: { group: NavigationGroup; entries: readonly NavigationEntry[] }) {
  const others = entries.filter(({ hasOwnIcon }) => !hasOwnIcon)
  const isTall = useMedia(TALL)
  const inMenu = others.length > 1 && !isTall ? others : []
  return (
    <>
      <SidebarLinks entries={entries.filter((entry) => !inMenu.includes(entry))} isFolded />
      {inMenu.length > 0 && <GroupMenu group={group} entries={inMenu} />}
    </>
  )
}

function GroupMenu({ group, entries }: { group: NavigationGroup; entries: readonly NavigationEntry[] }) {
  const t = useText(appTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isHere = entries.some(({ to }) => isAt(pathname, to))
  return (
    <Menu.Root positioning={{ strategy: 'fixed', placement: 'right-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Flex asChild {...LINE} justify="center" cursor="pointer" className={isHere ? 'active' : ''}>
          <button type="button" title={t(group)}>
            <Icon as={ICONS[group]} boxSize="5" aria-hidden />
            <VisuallyHidden>{t(group)}</VisuallyHidden>
          </button>
        </Flex>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52">
            {entries.map(({ to, title, icon }) => (
              <Menu.Item key={to} value={to} onClick={() => navigate(to)}>
                <Icon as={icon} boxSize="4" aria-hidden /> {title[language]}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
