import { Flex, Heading, Text } from '@chakra-ui/react'
import { createContext, type ReactNode, use } from 'react'
import './page-header.css'

/** Ends the title's line of every page, after its own buttons. */
export const HeaderEnd = createContext<ReactNode>(null)

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** Buttons or badges at the end of the title's line; on a phone, below it where they don't fit. */
  children?: ReactNode
}

/** A page's title, its only h1. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <Flex
      as="header"
      className="page-header"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap={{ base: '2', md: '4' }}
      rowGap="1"
    >
      <Heading as="h1" flex="1 1 0" minWidth="min(100%, 11rem)" size={{ base: 'xl', md: '3xl' }} fontWeight="650">
        {title}
      </Heading>
      {children}
      {use(HeaderEnd)}
      {subtitle && (
        <Text width="full" fontSize={{ base: 'sm', md: 'md' }} color="fg.muted" overflowWrap="anywhere">
          {subtitle}
        </Text>
      )}
    </Flex>
  )
}
