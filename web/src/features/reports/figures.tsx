import { Box, Flex, Icon, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Report } from '#contract/reports/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { Hint } from '../../ui/hint.tsx'
import { Panel } from '../../ui/panel.tsx'
import { addressOf } from './sentences/address-of.ts'
import { changeOf } from './sentences/change-of.ts'
import { LOOKS } from './sentences/looks.ts'
import { MEASURES } from './sentences/measures.ts'
import { sentenceTexts } from './sentences/texts.ts'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

const LAST_WORD = /\S+$/

interface FiguresProps {
  name: ReportName
  report: Report
}

/** A report's figures: those that lead, each with what became of it, and the others small below. */
export function Figures({ name, report }: FiguresProps) {
  const { figures } = report.data
  const { leading } = MEASURES[name]
  const first = leading.flatMap((one) => figures.filter((figure) => figure.name === one))
  const others = figures.filter((figure) => !leading.includes(figure.name))
  return (
    <Panel id="figures" padding="0" overflow="hidden" scrollMarginTop="4">
      <SimpleGrid as="dl" columns={{ base: 2, lg: first.length }} gap="1px" bg="border.muted">
        {first.map((figure) => (
          <Leading key={figure.name} name={name} report={report} figure={figure} />
        ))}
      </SimpleGrid>
      {others.length > 0 && (
        <SimpleGrid
          as="dl"
          columns={{ base: 1, md: 2 }}
          gapX="10"
          paddingInline={{ base: '4', md: '5' }}
          paddingBlock="3"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          {others.map((figure) => (
            <Other key={figure.name} report={report} figure={figure} />
          ))}
        </SimpleGrid>
      )}
    </Panel>
  )
}

interface FigureProps {
  report: Report
  figure: Report['data']['figures'][number]
}

/** Large, with whether it got better; an odd one on a phone has a row of its own. */
function Leading({ name, report, figure }: FigureProps & FiguresProps) {
  const t = useText(sentenceTexts)
  const { figures } = report.data
  const measure = MEASURES[name].measures.find((one) => one.figure === figure.name)
  const change = measure && changeOf(measure, figures, report.compared?.figures ?? [])
  const look = change && LOOKS[change.tone]
  return (
    <Flex
      direction="column"
      position="relative"
      minWidth="0"
      gap="1"
      padding={{ base: '4', md: '5' }}
      bg="bg.panel"
      css={{ '&:last-child:nth-of-type(odd)': { gridColumn: { base: 'span 2', lg: 'auto' } } }}
    >
      <Box as="dt" flex="1" fontSize="sm" lineHeight="1.375rem" fontWeight="500" color="fg.muted">
        <Label report={report} figure={figure} />
      </Box>
      <Text as="dd" fontSize="3xl" lineHeight="1.2" fontWeight="650" letterSpacing="-0.02em">
        <Value figure={figure} />
      </Text>
      <Flex as="dd" align="center" gap="1.5" wrap="wrap" minHeight="5" fontSize="xs" color="fg.muted">
        {change && look && (
          <Flex as="span" align="center" gap="1" fontWeight="600" color={look.color}>
            <Icon as={look.icon} boxSize="3.5" aria-hidden /> {t(change.tone)}
          </Flex>
        )}
        <Before report={report} figure={figure} />
      </Flex>
    </Flex>
  )
}

function Other({ report, figure }: FigureProps) {
  return (
    <Flex align="baseline" gap="3" position="relative" minWidth="0" minHeight="10" paddingBlock="2" fontSize="sm">
      <Box as="dt" flex="1" minWidth="0" color="fg.muted">
        <Label report={report} figure={figure} />
      </Box>
      <Box as="dd" fontSize="xs" color="fg.subtle" textAlign="end" hideBelow="sm">
        <Before report={report} figure={figure} />
      </Box>
      <Text as="dd" minWidth="16" fontWeight="600" textAlign="end" whiteSpace="nowrap">
        <Value figure={figure} />
      </Text>
    </Flex>
  )
}

/** The figure's name; the hint on what it means never stands alone on a line. */
function Label({ report, figure: { name, label } }: FigureProps) {
  const t = useText(reportTexts)
  const means = report.definitions.find((one) => one.name === name)?.text
  if (!means) return label
  return (
    <>
      {label.replace(LAST_WORD, '')}
      <Box as="span" whiteSpace="nowrap">
        {`${LAST_WORD.exec(label)?.[0] ?? ''} `}
        <Hint label={t('means', { figure: label })} text={means} />
      </Box>
    </>
  )
}

/** Leads to what is behind it. */
function Value({ figure: { name, label, unit, value, has_rows } }: Pick<FigureProps, 'figure'>) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [params] = useSearchParams()
  const text = valueText(unit, value)
  return has_rows ? (
    <Box
      asChild
      fontVariantNumeric="tabular-nums"
      _hover={{ textDecoration: 'underline' }}
      _after={{ content: '""', position: 'absolute', inset: '0' }}
    >
      <Link to={addressOf({ behind: name }, params)} preventScrollReset>
        {text}
        <VisuallyHidden> {t('show_behind', { figure: label })}</VisuallyHidden>
      </Link>
    </Box>
  ) : (
    text
  )
}

function Before({ report: { compared }, figure: { name, unit } }: FigureProps) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const before = compared?.figures.find((one) => one.name === name)?.value ?? null
  return before !== null && t('before', { value: valueText(unit, before) })
}
