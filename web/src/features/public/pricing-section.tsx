import { Button, Flex, Grid, Heading, HStack, Icon, List, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { PLAN } from '#contract/people/plan.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { Section } from './section.tsx'
import { publicTexts } from './texts.ts'

const INCLUDED = ['plan_users', 'plan_channels', 'plan_contacts', 'plan_ai', 'plan_campaigns', 'plan_trial'] as const

export function PricingSection() {
  const t = useText(publicTexts)
  return (
    <Section id="pricing" title={t('pricing_title')} text={t('pricing_text')}>
      <Panel padding="0" overflow="hidden">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1.3fr' }}>
          <Flex direction="column" justify="center" padding={{ base: '7', md: '10' }} bg="brand.800" color="white">
            <Heading as="h3" size="2xl" fontWeight="650">
              {t('plan')}
            </Heading>
            <HStack align="baseline" gap="2" marginTop="6">
              <Text fontSize="5xl" fontWeight="700" letterSpacing="-0.04em" lineHeight="1">
                {`$${(PLAN.monthlyCents / 100).toFixed(2)}`}
              </Text>
              <Text color="brand.200">
                {PLAN.currency} {t('per_month')}
              </Text>
            </HStack>
            <Button
              asChild
              size="lg"
              width="full"
              marginTop="8"
              bg="white"
              color="brand.800"
              _hover={{ bg: 'brand.50' }}
            >
              <a href="/signup">{t('start')}</a>
            </Button>
          </Flex>
          <List.Root
            variant="plain"
            padding={{ base: '7', md: '10' }}
            display="grid"
            gap="4"
            alignContent="center"
            fontSize="lg"
          >
            {INCLUDED.map((item) => (
              <List.Item key={item} gap="3" alignItems="flex-start">
                <Icon as={Check} boxSize="5" color="copper.fg" marginTop="1" flexShrink="0" aria-hidden />
                {t(item)}
              </List.Item>
            ))}
          </List.Root>
        </Grid>
      </Panel>
      <Text marginTop="5" color="fg.muted">
        {t('pricing_usage')}
      </Text>
    </Section>
  )
}
