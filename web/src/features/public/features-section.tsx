import { Flex, Heading, Icon, SimpleGrid, Text } from '@chakra-ui/react'
import { ChartNoAxesCombined, CodeXml, ContactRound, type LucideIcon, UsersRound } from 'lucide-react'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { Section } from './section.tsx'
import { publicTexts } from './texts.ts'

const FEATURES: readonly { key: 'crm' | 'teams' | 'developers' | 'analytics'; icon: LucideIcon }[] = [
  { key: 'crm', icon: ContactRound },
  { key: 'teams', icon: UsersRound },
  { key: 'developers', icon: CodeXml },
  { key: 'analytics', icon: ChartNoAxesCombined },
]

export function FeaturesSection() {
  const t = useText(publicTexts)
  return (
    <Section id="features" title={t('features_title')} text={t('features_text')}>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
        {FEATURES.map(({ key, icon }) => (
          <Panel key={key}>
            <Flex
              align="center"
              justify="center"
              boxSize="11"
              borderRadius="lg"
              bg="brand.subtle"
              color="brand.fg"
              marginBottom="5"
            >
              <Icon as={icon} boxSize="5.5" aria-hidden />
            </Flex>
            <Heading as="h3" size="lg" fontWeight="650" marginBottom="2">
              {t(key)}
            </Heading>
            <Text color="fg.muted">{t(`${key}_text`)}</Text>
          </Panel>
        ))}
      </SimpleGrid>
    </Section>
  )
}
