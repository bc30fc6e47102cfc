import { Box, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { Outlet } from 'react-router'
import { PublicFooter } from '../features/public/public-footer.tsx'
import { PublicHeader } from '../features/public/public-header.tsx'
import { chooseLanguage } from '../lib/language/language.ts'
import { LookButtons } from './look-buttons.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

/** Header, content, footer of the pages that anybody may read. */
export function PublicLayout() {
  const main = useRef<HTMLDivElement>(null)
  useArrival(main)
  return (
    <Flex direction="column" minHeight="100dvh" bg="bg">
      <SkipLink />
      {/* The session's code is too much for a page that is only read. */}
      <PublicHeader tools={<LookButtons onLanguage={chooseLanguage} />} />
      <Box as="main" id="main" ref={main} tabIndex={-1} flex="1">
        <Outlet />
      </Box>
      <PublicFooter />
    </Flex>
  )
}
