import { Flex } from '@chakra-ui/react'
import { NavLink, useLocation } from 'react-router'
import { useLanguage } from '../lib/language/language.ts'
import { isAt, tabsOf, useEntries } from './navigation.ts'

/** The tabs of the place that is shown, above its page: calls with their history, the calendar with reminders. */
export function PlaceTabs() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { open } = useEntries()
  const place = open.find(({ to, tabOf }) => !tabOf && isAt(pathname, to))
  const tabs = place ? tabsOf(open, place.to) : []
  if (!place || tabs.length < 2) return null
  return (
    <Flex
      as="nav"
      aria-label={place.title[language]}
      gap="5"
      flexShrink="0"
      paddingInline={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      overflowX="auto"
    >
      {tabs.map(({ to, title }) => (
        <Flex
          key={to}
          asChild
          align="center"
          height="10"
          flexShrink="0"
          fontSize="sm"
          fontWeight="500"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'fg' }}
          css={{ '&.active': { color: 'brand.fg', borderColor: 'brand.solid', fontWeight: 600 } }}
        >
          <NavLink to={to}>{title[language]}</NavLink>
        </Flex>
      ))}
    </Flex>
  )
}
