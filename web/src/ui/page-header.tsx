import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** Buttons or badges at the end of the line. */
  children?: ReactNode
}

/** A page's title, its only h1. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <Flex as="header" wrap="wrap" align="flex-start" justify="space-between" gap="4">
      <Box flex="1 1 320px" minWidth="0">
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }} fontWeight="650">
          {title}
        </Heading>
        {subtitle && (
          <Text color="fg.muted" marginTop="1" overflowWrap="anywhere">
            {subtitle}
          </Text>
        )}
      </Box>
      {children}
    </Flex>
  )
}
