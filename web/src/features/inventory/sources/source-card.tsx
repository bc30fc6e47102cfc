import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A system that provides the inventory, or is available to. */
export function SourceCard({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" gap="4" padding="4" borderWidth="1px" borderRadius="xl">
      {children}
    </Flex>
  )
}
