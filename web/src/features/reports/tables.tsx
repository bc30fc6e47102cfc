import { Button, Flex, Heading } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import type { Report } from '#contract/reports/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { HoursTable } from './hours-table.tsx'
import { ReportTable } from './report-table.tsx'
import { addressOf } from './sentences/address-of.ts'
import { reportTexts } from './texts.ts'

const OF_HOURS: readonly string[] = ['opened_hours', 'first_hours']

/** A report's tables, one of which is shown. */
export function Tables({ report }: { report: Report }) {
  const t = useText(reportTexts)
  const [params] = useSearchParams()
  const chosen = params.get('table')
  const { tables } = report.data
  const shown = tables.find(({ name }) => name === chosen) ?? tables[0]
  if (!shown) return null
  return (
    <Panel as="section" id="tables" padding="0" overflow="hidden" scrollMarginTop="4">
      {tables.length === 1 ? (
        <Heading as="h2" size="sm" fontWeight="650" padding="4">
          {shown.label}
        </Heading>
      ) : (
        <Flex as="nav" aria-label={t('tables')} gap="1" padding="3" overflowX="auto">
          {tables.map(({ name, label }) => (
            <Button key={name} asChild size="sm" flexShrink="0" variant={name === shown.name ? 'subtle' : 'ghost'}>
              <Link
                to={addressOf({ table: name }, params)}
                replace
                preventScrollReset
                aria-current={name === shown.name && 'true'}
              >
                {label}
              </Link>
            </Button>
          ))}
        </Flex>
      )}
      {OF_HOURS.includes(shown.name) ? <HoursTable table={shown} /> : <ReportTable table={shown} report={report} />}
    </Panel>
  )
}
