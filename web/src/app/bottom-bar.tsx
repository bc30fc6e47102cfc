import { Box, Flex, Icon, VisuallyHidden } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { CountMark } from '../ui/count-mark.tsx'
import { byOpen, lazyDialog } from '../ui/lazy-dialog.tsx'
import { onFirstTouch } from '../ui/on-first-touch.ts'
import { isAt, useEntries } from './navigation.ts'
import { appTexts } from './texts.ts'
import { useCounts } from './use-counts.ts'

const load = async () => (await import('./more-drawer.tsx')).MoreDrawer
onFirstTouch(load)
const MoreDrawer = lazyDialog(load, byOpen)

/** Number of entries that fit beside the last one, which leads to the others. */
const PLACES = 5

/** The main entries, and all others. */
function useThumb() {
  const { open, hourly } = useEntries()
  const atThumb = hourly.filter(({ isBehindMore }) => !isBehindMore).slice(0, PLACES)
  return { atThumb, more: open.filter((entry) => !entry.tabOf && !atThumb.includes(entry)) }
}

/** A phone's sidebar: the main entries at the thumb, the others and the account under the last one. */
export function BottomBar() {
  const { atThumb } = useThumb()
  const t = useText(appTexts)
  const language = useLanguage()
  const countOf = useCounts()
  const { pathname } = useLocation()
  // An open conversation has the whole screen; its arrow leads back.
  if (/^\/chats\/./.test(pathname)) return null
  return (
    <Flex
      as="nav"
      aria-label={t('navigation')}
      hideFrom="md"
      flexShrink="0"
      bg="bg.panel"
      borderTopWidth="1px"
      paddingBottom="env(safe-area-inset-bottom)"
    >
      {atThumb.map(({ to, title, shortTitle = title, icon, ...entry }) => (
        <Place key={to}>
          <Link
            to={to}
            className={isAt(pathname, to) ? 'active' : undefined}
            aria-current={isAt(pathname, to) ? 'page' : undefined}
            aria-description={countOf(entry).words}
          >
            <Box position="relative">
              <Icon as={icon} boxSize="5" aria-hidden />
              <CountMark count={countOf(entry).count} beside="icon" />
            </Box>
            <span aria-hidden>{shortTitle[language]}</span>
            <VisuallyHidden>{title[language]}</VisuallyHidden>
          </Link>
        </Place>
      ))}
      <More />
    </Flex>
  )
}

function More() {
  const t = useText(appTexts)
  const { more } = useThumb()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isHere = more.some(({ to }) => isAt(pathname, to))
  return (
    <>
      <Place>
        <button
          type="button"
          className={isHere ? 'active' : undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon as={Ellipsis} boxSize="5" aria-hidden />
          {t('more')}
        </button>
      </Place>
      <MoreDrawer open={isOpen} entries={more} onClose={() => setOpen(false)} />
    </>
  )
}

function Place({ children, ...rest }: { children: ReactNode }) {
  return (
    <Flex
      asChild
      flex="1 1 0"
      minWidth="min-content"
      direction="column"
      align="center"
      gap="0.5"
      height="56px"
      paddingTop="2"
      paddingInline="0.5"
      // Six of them stand apart from each other on a phone of 360 px too.
      fontSize="clamp(10px, 2.8vw, 11px)"
      lineHeight="1.1"
      whiteSpace="nowrap"
      fontWeight="500"
      color="fg.muted"
      cursor="pointer"
      _focusVisible={{ outlineOffset: '-3px' }}
      css={{ '&.active': { color: 'brand.fg', fontWeight: 650 } }}
      {...rest}
    >
      {children}
    </Flex>
  )
}
