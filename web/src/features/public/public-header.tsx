import { Box, Button, Container, Flex, HStack, IconButton, Stack } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/language/text.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { mailTo } from './contact-address.ts'
import { publicTexts } from './texts.ts'

const MENU = 'menu'

/** The header of the public pages; under `md` its links sit in a popover, which the browser opens without a script. */
export function PublicHeader({ tools }: { tools: ReactNode }) {
  const t = useText(publicTexts)
  const common = useText()
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg/85"
      backdropFilter="blur(10px)"
      borderBottomWidth="1px"
    >
      <Container maxWidth="1160px">
        <Flex height="16" align="center" justify="space-between" gap="6">
          <a href="/">
            <Wordmark name={common('product')} />
          </a>
          <HStack as="nav" aria-label={t('site')} hideBelow="md" gap="1">
            <HeaderLinks />
          </HStack>
          <HStack gap="2">
            {tools}
            <HStack hideBelow="md" gap="2">
              <AccountLinks />
            </HStack>
            <IconButton hideFrom="md" variant="ghost" aria-label={t('menu')} popoverTarget={MENU}>
              <Menu />
            </IconButton>
          </HStack>
        </Flex>
      </Container>
      <Box id={MENU} popover="auto" position="fixed" inset="4rem 0 auto" width="full" bg="bg" borderBottomWidth="1px">
        <Stack as="nav" aria-label={t('menu')} gap="2" padding="5">
          <HeaderLinks />
          <AccountLinks />
        </Stack>
      </Box>
    </Box>
  )
}

function HeaderLinks() {
  const t = useText(publicTexts)
  return (
    <>
      <Button asChild variant="ghost" fontWeight="500">
        <a href="/#features">{t('features')}</a>
      </Button>
      <Button asChild variant="ghost" fontWeight="500">
        <a href="/#pricing">{t('pricing')}</a>
      </Button>
      <Button asChild variant="ghost" fontWeight="500">
        <a href={mailTo('contact', t('mail_contact_subject'), t('mail_body'))}>{t('contact')}</a>
      </Button>
    </>
  )
}

function AccountLinks() {
  const t = useText(publicTexts)
  return (
    <>
      <Button asChild variant="outline">
        <a href="/login">{t('login')}</a>
      </Button>
      <Button asChild>
        <a href="/signup">{t('signup')}</a>
      </Button>
    </>
  )
}
