import { Box, Flex } from '@chakra-ui/react'
import { NavLink } from 'react-router'
import { useLanguage } from '../lib/language/language.ts'
import { usePlaceTabs } from './navigation.ts'
import { PhoneBell } from './phone-bell.tsx'

/** The tabs of the place that is shown, above its page: calls with their history, the calendar with reminders. */
export function PlaceTabs() {
  const language = useLanguage()
  const place = usePlaceTabs()
  if (!place) return null
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
      {place.tabs.map(({ to, title }) => (
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
      <Box flex="1" />
      <PhoneBell />
    </Flex>
  )
}
