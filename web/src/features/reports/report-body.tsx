import { Button, Grid } from '@chakra-ui/react'
import { ChartNoAxesColumn } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { ReportQuery } from '../../data/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BehindDialog } from './behind-dialog.tsx'
import { Chart } from './chart/chart.tsx'
import { Figures } from './figures.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { Sentences } from './sentences/sentences.tsx'
import { Tables } from './tables.tsx'
import { reportTexts } from './texts.ts'
import { useIsFirstDay } from './use-is-first-day.ts'

interface ReportBodyProps {
  name: ReportName
  query: ReportQuery
  report: Report
}

/** A report; of a dealership that no customer can write to yet, what will stand here. */
export function ReportBody(props: ReportBodyProps) {
  const isFirstDay = useIsFirstDay(props.report)
  if (isFirstDay === undefined) return <ReportSkeleton />
  return isFirstDay ? <FirstDay /> : <Body {...props} />
}

function FirstDay() {
  const t = useText(reportTexts)
  return (
    <Panel>
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={t('first_day')}
        description={t('first_day_hint')}
        action={
          <Button asChild>
            <Link to="/settings/twilio">{t('get_number')}</Link>
          </Button>
        }
      />
    </Panel>
  )
}

/** In short and as a chart; then its figures and tables. */
function Body({ name, query, report }: ReportBodyProps) {
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
