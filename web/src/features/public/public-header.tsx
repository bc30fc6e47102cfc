import { Box, Button, Container, Flex, HStack, IconButton, Stack } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { mailTo } from './contact-address.ts'
import { publicTexts } from './texts.ts'

/** The header of the public pages; under `md` its links sit behind a toggle and close it when one is chosen. */
export function PublicHeader({ tools }: { tools: ReactNode }) {
  const t = useText(publicTexts)
  const common = useText()
  const [isOpen, setOpen] = useState(false)
  const menu = useId()
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
          <Link to="/" onClick={() => setOpen(false)}>
            <Wordmark name={common('product')} />
          </Link>
          <HStack as="nav" aria-label={t('site')} hideBelow="md" gap="1">
            <HeaderLinks />
          </HStack>
          <HStack gap="2">
            {tools}
            <HStack hideBelow="md" gap="2">
              <AccountLinks />
            </HStack>
            <IconButton
              hideFrom="md"
              variant="ghost"
              aria-label={t('menu')}
              aria-expanded={isOpen}
              aria-controls={menu}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <X /> : <Menu />}
            </IconButton>
          </HStack>
        </Flex>
        <Box id={menu} hidden={!isOpen} hideFrom="md">
          <Stack as="nav" aria-label={t('menu')} gap="2" paddingBottom="5" onClick={() => setOpen(false)}>
            <HeaderLinks />
            <AccountLinks />
          </Stack>
        </Box>
      </Container>
    </Box>
  )
}

function HeaderLinks() {
  const t = useText(publicTexts)
  return (
    <>
      <Button asChild variant="ghost" fontWeight="500">
        <Link to="/#features">{t('features')}</Link>
      </Button>
      <Button asChild variant="ghost" fontWeight="500">
        <Link to="/#pricing">{t('pricing')}</Link>
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
        <Link to="/login">{t('login')}</Link>
      </Button>
      <Button asChild>
        <Link to="/signup">{t('signup')}</Link>
      </Button>
    </>
  )
}
