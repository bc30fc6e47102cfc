import { Badge, Box, Button, Container, Grid, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { useText } from '../../lib/language/text.ts'
import { mailTo } from './contact-address.ts'
import { Glimpse } from './glimpse.tsx'
import { publicTexts } from './texts.ts'

export function Hero() {
  const t = useText(publicTexts)
  return (
    <Box as="section" bg="linear-gradient(180deg, {colors.brand.subtle} 0%, transparent 100%)">
      <Container maxWidth="1160px" paddingTop={{ base: '12', md: '20' }} paddingBottom={{ base: '10', md: '16' }}>
        <Grid templateColumns={{ base: '1fr', lg: '1.15fr 1fr' }} gap={{ base: '12', lg: '16' }} alignItems="center">
          <Stack gap="6" align="flex-start">
            <Badge colorPalette="copper" variant="surface" size="lg" borderRadius="full" paddingInline="3">
              {t('hero_badge')}
            </Badge>
            <Heading
              as="h1"
              fontSize={{ base: '4xl', md: '5xl', xl: '6xl' }}
              lineHeight="1.05"
              fontWeight="700"
              letterSpacing="-0.035em"
            >
              {t('hero_title')}
            </Heading>
            <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" maxWidth="xl">
              {t('hero_text')}
            </Text>
            <HStack wrap="wrap" gap="3">
              <Button asChild size="xl">
                <a href="/signup">
                  {t('start')} <ArrowRight />
                </a>
              </Button>
              <Button asChild size="xl" variant="outline" bg="bg">
                <a href={mailTo('sales', t('mail_sales_subject'), t('mail_body'))}>{t('talk')}</a>
              </Button>
            </HStack>
            <Text fontSize="sm" color="fg.muted">
              {t('trial')}
            </Text>
          </Stack>
          <Glimpse />
        </Grid>
        <Claims />
      </Container>
    </Box>
  )
}

function Claims() {
  const t = useText(publicTexts)
  return (
    <SimpleGrid
      columns={{ base: 1, md: 3 }}
      gap={{ base: '6', md: '10' }}
      marginTop={{ base: '12', md: '20' }}
      paddingTop="8"
      borderTopWidth="1px"
    >
      {(['claim_setup', 'claim_sales', 'claim_skill'] as const).map((claim) => (
        <Box key={claim}>
          <Text fontSize="xl" fontWeight="650" letterSpacing="-0.02em">
            {t(claim)}
          </Text>
          <Text color="fg.muted">{t(`${claim}_text`)}</Text>
        </Box>
      ))}
    </SimpleGrid>
  )
}
