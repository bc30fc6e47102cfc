import { Box, Flex, Heading, HStack, Icon, List, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../lib/language/text.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { SkipLink } from './skip-link.tsx'
import { appTexts } from './texts.ts'

/** The plain frame of sign-up and sign-in: a gray background, the form, and a preview of the product beside it. */
export function AccountLayout({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const common = useText()
  return (
    <Flex minHeight="100dvh" bg="bg.canvas">
      <SkipLink />
      <Flex direction="column" flex="1" minWidth="0">
        <HStack as="header" justify="space-between" padding={{ base: '4', md: '6' }}>
          <a href="/">
            <Wordmark name={common('product')} />
          </a>
          {tools}
        </HStack>
        <Flex
          as="main"
          id="main"
          tabIndex={-1}
          flex="1"
          align={{ base: 'flex-start', md: 'center' }}
          justify="center"
          paddingInline="4"
          paddingBottom={{ base: '10', md: '24' }}
          paddingTop={{ base: '4', md: '0' }}
        >
          <Box width="full" maxWidth="md">
            {children}
          </Box>
        </Flex>
      </Flex>
      <Pitch />
    </Flex>
  )
}

function Pitch() {
  const t = useText(appTexts)
  return (
    <Flex
      as="aside"
      hideBelow="lg"
      // In the window's middle, also beside a form that is longer.
      position="sticky"
      top="0"
      height="100dvh"
      width="42%"
      maxWidth="640px"
      direction="column"
      justify="center"
      gap="8"
      padding="16"
      color="white"
      bg="linear-gradient(155deg, {colors.brand.700} 0%, {colors.brand.900} 70%)"
    >
      <Heading as="p" size="4xl" lineHeight="1.15" fontWeight="650" letterSpacing="-0.02em">
        {t('account_pitch')}
      </Heading>
      <List.Root variant="plain" gap="4">
        {(['account_point_inbox', 'account_point_team', 'account_point_trial'] as const).map((point) => (
          <List.Item key={point} gap="3" alignItems="center">
            <Icon as={Check} boxSize="5" color="copper.300" aria-hidden />
            <Text fontSize="lg" color="brand.100">
              {t(point)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Flex>
  )
}
