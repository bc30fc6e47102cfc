import { Box, Heading, SimpleGrid, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { ReportQuery } from '../../data/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { useSeen } from '../../lib/use-seen.ts'
import { Panel } from '../../ui/panel.tsx'
import { BehindDialog } from './behind-dialog.tsx'
import { ReportTable } from './report-table.tsx'
import { reportTexts } from './texts.ts'
import { useValueText } from './use-value-text.ts'

const DayBars = lazy(async () => ({ default: (await import('../../parts/day-bars.tsx')).DayBars }))
const CHART_HEIGHT = '160px'

interface ReportBodyProps {
  name: ReportName
  query: ReportQuery
  report: Report
}

/** A report's figures, each with what it means and a way to what is behind it; its days; and its tables. */
export function ReportBody({ name, query, report: { data, definitions, compared } }: ReportBodyProps) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [opened, open] = useState<FigureName>()
  const meaningOf = (figure: FigureName) => definitions.find((one) => one.name === figure)?.text
  const beforeOf = (figure: FigureName) => compared?.figures.find((one) => one.name === figure)
  return (
    <Stack gap="6">
      <SimpleGrid as="dl" minChildWidth="220px" gap="4">
        {data.figures.map(({ name: figure, label, unit, value, has_rows }) => (
          <Panel key={figure} padding="4" position="relative">
            <Text as="dt" fontSize="sm" color="fg.muted">
              {label}
            </Text>
            <Box as="dd">
              <Text fontSize="2xl" fontWeight="650" letterSpacing="-0.02em" fontVariantNumeric="tabular-nums">
                {has_rows ? (
                  <Box
                    asChild
                    textAlign="start"
                    cursor="pointer"
                    _hover={{ textDecoration: 'underline' }}
                    _after={{ content: '""', position: 'absolute', inset: '0' }}
                  >
                    <button type="button" onClick={() => open(figure)}>
                      {valueText(unit, value)}
                      <VisuallyHidden> {t('show_behind', { figure: label })}</VisuallyHidden>
                    </button>
                  </Box>
                ) : (
                  valueText(unit, value)
                )}
              </Text>
              {beforeOf(figure) && (
                <Text fontSize="sm" fontWeight="500">
                  {t('before', { value: valueText(unit, beforeOf(figure)?.value ?? null) })}
                </Text>
              )}
              <Text fontSize="xs" color="fg.muted" marginTop="1">
                {meaningOf(figure)}
              </Text>
            </Box>
          </Panel>
        ))}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {data.series.map((series) => (
          <Series key={series.name} series={series} by={data.by} />
        ))}
      </SimpleGrid>
      {data.tables.map((table) => (
        <ReportTable key={table.name} table={table} />
      ))}
      <BehindDialog
        name={name}
        query={query}
        figure={opened}
        title={data.figures.find((one) => one.name === opened)?.label ?? ''}
        onClose={() => open(undefined)}
      />
    </Stack>
  )
}

function Series({
  series: { label, unit, points },
  by,
}: { series: Report['data']['series'][number] } & Pick<Report['data'], 'by'>) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [frame, isSeen] = useSeen()
  return (
    <Panel as="section">
      <Box ref={frame} />
      <Heading as="h2" size="sm" fontWeight="650" marginBottom="3">
        {by === 'week' ? t('by_week', { figure: label }) : label}
      </Heading>
      {isSeen ? (
        <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
          <DayBars label={label} color="brand.solid" days={points} wordsOf={(value) => valueText(unit, value)} />
        </Suspense>
      ) : (
        <Skeleton height={CHART_HEIGHT} />
      )}
    </Panel>
  )
}
