import { Grid } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { ReportQuery } from '../../data/reports.ts'
import { BehindDialog } from './behind-dialog.tsx'
import { Chart } from './chart/chart.tsx'
import { Figures } from './figures.tsx'
import { Sentences } from './sentences/sentences.tsx'
import { Tables } from './tables.tsx'

interface ReportBodyProps {
  name: ReportName
  query: ReportQuery
  report: Report
}

/** A report in short and as a chart; then its figures and tables. */
export function ReportBody({ name, query, report }: ReportBodyProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const opened = report.data.figures.find((one) => one.has_rows && one.name === params.get('behind'))
  const close = () => {
    const next = new URLSearchParams(params)
    next.delete('behind')
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="4">
        <Sentences name={name} report={report} />
        <Chart report={report} />
      </Grid>
      <Figures name={name} report={report} />
      <Tables report={report} />
      <BehindDialog name={name} query={query} figure={opened?.name} title={opened?.label ?? ''} onClose={close} />
    </>
  )
}
