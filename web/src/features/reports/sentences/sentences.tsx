import { Box, Flex, Heading, Icon, Text, VisuallyHidden } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Report } from '#contract/reports/reports.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { addressOf } from './address-of.ts'
import { LOOKS } from './looks.ts'
import { sentencesOf } from './sentences-of.ts'
import { sentenceTexts } from './texts.ts'

/** A number and its unit stay in one line. */
const BEFORE_UNIT = /(\d) (?=(?:min|h|s|d)\b)/g

/** What a report says in short; each sentence leads to what is behind it. */
export function Sentences({ name, report }: { name: ReportName; report: Report }) {
  const t = useText(sentenceTexts)
  const language = useLanguage()
  const { monthDay } = useFormats()
  const [params] = useSearchParams()
  const { from, to } = report.data
  return (
    <Panel as="section" padding={{ base: '2', md: '3' }} display="flex" flexDirection="column">
      <Flex
        align="center"
        columnGap="2"
        wrap="wrap"
        minHeight={{ md: '8' }}
        paddingInline="3"
        marginTop="3"
        marginBottom="1"
      >
        <Heading as="h2" size="sm" fontWeight="650">
          {t('title')}
        </Heading>
        <Text fontSize="xs" color="fg.muted">
          {t('period', { from: monthDay(from), to: monthDay(to) })}
          {report.compared && t('beside', { from: monthDay(report.compared.from), to: monthDay(report.compared.to) })}
        </Text>
      </Flex>
      {sentencesOf(name, report, language).map(({ tone, text, leads }) => (
        <Flex
          key={text}
          asChild
          align="center"
          gap="3"
          flex="1"
          maxHeight="24"
          padding="3"
          borderRadius="lg"
          _hover={{ bg: 'bg.muted' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <Link to={addressOf(leads, params)} preventScrollReset>
            <Flex
              align="center"
              justify="center"
              flexShrink="0"
              boxSize="8"
              borderRadius="full"
              bg={LOOKS[tone].bg}
              color={LOOKS[tone].color}
            >
              <Icon as={LOOKS[tone].icon} boxSize="4" aria-hidden />
            </Flex>
            <Box flex="1" minWidth="0" fontSize="sm" fontWeight="500" textWrap="pretty" overflowWrap="anywhere">
              {tone !== 'same' && <VisuallyHidden>{t(tone)}: </VisuallyHidden>}
              {text.replace(BEFORE_UNIT, '$1\u00a0')}
            </Box>
            {tone !== 'same' && <Icon as={ChevronRight} boxSize="4" color="fg.subtle" aria-hidden />}
          </Link>
        </Flex>
      ))}
    </Panel>
  )
}
