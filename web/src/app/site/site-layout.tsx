import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PublicFooter } from '../../features/public/public-footer.tsx'
import { PublicHeader } from '../../features/public/public-header.tsx'
import { SkipLink } from '../skip-link.tsx'
import { SiteLook } from './site-look.tsx'

/** Header, content and footer of the public pages. */
export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Flex direction="column" minHeight="100dvh" bg="bg">
      <SkipLink />
      <PublicHeader tools={<SiteLook path={path} />} />
      <Box as="main" id="main" tabIndex={-1} flex="1">
        {children}
      </Box>
      <PublicFooter />
    </Flex>
  )
}
