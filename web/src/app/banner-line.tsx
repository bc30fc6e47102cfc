import { Box, Link as ChakraLink, Flex, Icon } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface BannerLineProps {
  tone: 'warning' | 'error'
  icon: LucideIcon
  text: string
  /** What can be done about it. */
  to?: { title: string; page: string }
  /** A button at its end. */
  children?: ReactNode
}

/** A line above the page, shown while something applies to the whole workspace. */
export function BannerLine({ tone, icon, text, to, children }: BannerLineProps) {
  return (
    <Flex
      align="center"
      justify="center"
      gap="2.5"
      paddingInline="4"
      paddingBlock="2"
      fontSize="sm"
      fontWeight="500"
      bg={`bg.${tone}`}
      borderBottomWidth="1px"
    >
      <Icon as={icon} boxSize="4" flexShrink="0" color={`fg.${tone}`} aria-hidden />
      <Box>
        {text}{' '}
        {to && (
          <ChakraLink asChild textDecoration="underline" fontWeight="650">
            <Link to={to.page}>{to.title}</Link>
          </ChakraLink>
        )}
      </Box>
      {children}
    </Flex>
  )
}
