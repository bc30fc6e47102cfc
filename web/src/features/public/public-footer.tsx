import { Box, Link as ChakraLink, Container, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/language/text.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { mailTo } from './contact-address.ts'
import { publicTexts } from './texts.ts'

export function PublicFooter() {
  const t = useText(publicTexts)
  const common = useText()
  return (
    <Box as="footer" borderTopWidth="1px" bg="bg.subtle">
      <Container maxWidth="1160px" paddingBlock="12">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="10">
          <Column title={t('product')}>
            <Place to="/#features">{t('features')}</Place>
            <Place to="/#pricing">{t('pricing')}</Place>
            <Place to="/developers">{t('api')}</Place>
          </Column>
          <Column title={t('company')}>
            <ChakraLink href={mailTo('contact', t('mail_contact_subject'), t('mail_body'))} color="fg.muted">
              {t('contact')}
            </ChakraLink>
            <Place to="/pages/terms-of-service">{t('terms')}</Place>
            <Place to="/pages/privacy-policy">{t('privacy')}</Place>
            <Place to="/pages/security">{t('security')}</Place>
          </Column>
          <Column title={t('account')}>
            <Place to="/login">{t('login')}</Place>
            <Place to="/signup">{t('signup')}</Place>
          </Column>
          <Stack gap="3">
            <Wordmark name={common('product')} />
            <Text color="fg.muted" fontSize="sm">
              {t('tagline')}
            </Text>
          </Stack>
        </SimpleGrid>
        <Text color="fg.muted" fontSize="sm" marginTop="10" paddingTop="6" borderTopWidth="1px">
          © <span data-year>{new Date().getFullYear()}</span> {t('copyright')}
        </Text>
      </Container>
    </Box>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3" fontSize="sm" align="flex-start">
      <Heading as="h2" size="sm" fontWeight="650">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ChakraLink asChild color="fg.muted">
      <a href={to}>{children}</a>
    </ChakraLink>
  )
}
