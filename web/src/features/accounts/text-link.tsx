import { Link as ChakraLink } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function TextLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <ChakraLink asChild fontWeight="600" color="brand.fg">
      <Link to={to} state={state}>
        {children}
      </Link>
    </ChakraLink>
  )
}
