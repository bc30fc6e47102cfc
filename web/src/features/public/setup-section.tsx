import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { Section } from './section.tsx'
import { publicTexts } from './texts.ts'

export function SetupSection() {
  const t = useText(publicTexts)
  return (
    <Section title={t('setup_title')} bg="bg.subtle" borderBlockWidth="1px">
      <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap={{ base: '8', md: '10' }} listStyleType="none">
        {(['step_account', 'step_whatsapp', 'step_ai'] as const).map((step, index) => (
          <Box as="li" key={step}>
            <Flex
              align="center"
              justify="center"
              boxSize="10"
              borderRadius="full"
              bg="copper.solid"
              color="white"
              fontWeight="700"
              marginBottom="4"
              aria-label={t('step', { number: index + 1 })}
            >
              {index + 1}
            </Flex>
            <Heading as="h3" size="lg" fontWeight="650" marginBottom="1.5">
              {t(step)}
            </Heading>
            <Text color="fg.muted">{t(`${step}_text`)}</Text>
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}
