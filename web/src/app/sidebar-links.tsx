import { Flex, Icon, List } from '@chakra-ui/react'
import { NavLink } from 'react-router'
import { useText } from '../lib/language/text.ts'
import type { Entry } from './navigation.ts'
import { appTexts } from './texts.ts'

export function SidebarLinks({ entries, isFolded }: { entries: readonly Entry[]; isFolded: boolean }) {
  const t = useText(appTexts)
  return (
    <List.Root variant="plain" gap="1">
      {entries.map(({ to, text, icon }) => (
        <List.Item key={to} display="block">
          <Flex
            asChild
            align="center"
            gap="3"
            height="10"
            paddingInline="3"
            justify={isFolded ? 'center' : 'flex-start'}
            borderRadius="lg"
            fontWeight="500"
            fontSize="sm"
            color="fg.muted"
            transition="background 120ms"
            _hover={{ bg: 'bg.muted', color: 'fg' }}
            css={{ '&.active': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 600 } }}
          >
            <NavLink to={to} title={isFolded ? t(text) : undefined} aria-label={isFolded ? t(text) : undefined}>
              <Icon as={icon} boxSize="5" flexShrink="0" aria-hidden />
              {!isFolded && t(text)}
            </NavLink>
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  )
}
