import { Box, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { pagesPath } from '#contract/site.ts'
import { PagesPage } from '../features/settings/pages/pages-page.tsx'
import { WhatsappPage } from '../features/settings/whatsapp/whatsapp-page.tsx'
import { replaceBy } from '../lib/hand-over.ts'
import { useText } from '../lib/language/text.ts'
import { Reading } from '../lib/reading.tsx'
import { readSession, useSession } from '../lib/session.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { SkipLink } from './skip-link.tsx'

/**
 * The page for connecting WhatsApp, or pages on Facebook, on which Meta's script runs: a document apart, without the
 * router, whose links load the next page anew.
 */
export function ConnectDocument() {
  const common = useText()
  return (
    <Flex direction="column" minHeight="100dvh" bg="bg.canvas">
      <SkipLink />
      <Box as="header" padding={{ base: '4', md: '6' }}>
        <a href="/settings/twilio">
          <Wordmark name={common('product')} />
        </a>
      </Box>
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        width="full"
        maxWidth="3xl"
        marginInline="auto"
        padding={{ base: '4', md: '6' }}
      >
        <Reading>
          <ManagersOnly />
        </Reading>
      </Box>
    </Flex>
  )
}

function ManagersOnly() {
  const { user, failure, rights } = useSession()
  const target = user ? (rights.includes('settings') ? undefined : '/dashboard') : '/login'
  const mustLeave = target !== undefined && !failure
  const { isLoading } = useSession()
  useEffect(() => {
    if (mustLeave && !isLoading) replaceBy(target, { from: location.pathname })
  }, [mustLeave, isLoading, target])
  if (failure) return <LoadFailed error={failure} onRetry={readSession} />
  if (mustLeave) return <PageSpinner />
  return location.pathname === pagesPath ? <PagesPage /> : <WhatsappPage />
}
