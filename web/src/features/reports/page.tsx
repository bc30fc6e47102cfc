import { Stack } from '@chakra-ui/react'
import { Download, Mail } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { AGENT_REPORTS, REPORT_NAMES, type ReportName } from '#contract/reports/report-facts.ts'
import { type ReportQuery, reportFile, useReport } from '../../data/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { DESK, PageActs } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { RowDeed } from '../../ui/row-menu.tsx'
import { Asked, askedDays } from './asked.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import '../../ui/tab-row.css'
import { reportTexts } from './texts.ts'
import { useIsFirstDay } from './use-is-first-day.ts'

/** Reports of a period beside the one before: in short, by day, in figures, and in tables. */
export function ReportsPage() {
  const t = useText(reportTexts)
  const mayAll = useMay('reports')
  const isDesk = useMedia(DESK)
  const { name: named } = useParams()
  const [params, setParams] = useSearchParams()
  const names = mayAll ? REPORT_NAMES : AGENT_REPORTS
  const name = names.find((one) => one === named) ?? 'answering'
  const query: ReportQuery = {
    ...askedDays(params),
    agent: params.get('agent') ?? undefined,
    channel: params.get('channel') ?? undefined,
  }
  const isFirstDay = useIsFirstDay(useReport(name, query).data)
  const acts: RowDeed[] = [
    {
      ...{ value: 'export', icon: Download, text: t('export') },
      ...{ does: reportFile(name, query), isFile: true, disabled: isFirstDay },
    },
  ]
  if (mayAll) acts.unshift({ value: 'weekly', icon: Mail, text: t('weekly'), does: '/notifications/settings' })
  // What is open of one report is not in another.
  const others = new URLSearchParams(params)
  for (const own of ['behind', 'table']) others.delete(own)
  return (
    <Stack
      gap={{ base: '3', md: '4' }}
      padding={{ base: '4', md: '6' }}
      maxWidth="1280px"
      marginInline="auto"
      width="full"
    >
      <PageHeader title={t('title')} subtitle={isDesk && t(mayAll ? 'subtitle' : 'subtitle_own')}>
        <PageActs deeds={acts} />
      </PageHeader>
      <nav className="tab-row" aria-label={t('reports')}>
        {names.map((one) => (
          <Link
            key={one}
            to={{ pathname: `/reports/${one}`, search: others.toString() }}
            aria-current={one === name ? 'page' : undefined}
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      <Asked params={params} onChange={(next) => setParams(next, { replace: true })} />
      <Content key={name} name={name} query={query} />
    </Stack>
  )
}

/** Anew for each report: what is kept of another would be told as its own. */
function Content({ name, query }: { name: ReportName; query: ReportQuery }) {
  const t = useText(reportTexts)
  const { data, error, mutate } = useReport(name, query)
  if (error && !data) return <LoadFailed title={t('failed')} error={error} onRetry={() => mutate()} />
  return data ? <ReportBody name={name} query={query} report={data} /> : <ReportSkeleton />
}
