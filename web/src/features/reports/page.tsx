import { Button, Flex, Stack } from '@chakra-ui/react'
import { Download, Mail } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { AGENT_REPORTS, REPORT_NAMES, type ReportName } from '#contract/reports/report-facts.ts'
import { type ReportQuery, reportFile, useReport } from '../../data/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WideLabel } from '../../ui/wide-label.tsx'
import { Asked } from './asked.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { reportTexts } from './texts.ts'

/** Reports of a period beside the one before: in short, by day, in figures, and in tables. */
export function ReportsPage() {
  const t = useText(reportTexts)
  const mayAll = useMay('reports')
  const { name: named } = useParams()
  const [params, setParams] = useSearchParams()
  const names = mayAll ? REPORT_NAMES : AGENT_REPORTS
  const name = names.find((one) => one === named) ?? 'answering'
  const query: ReportQuery = {
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
    agent: params.get('agent') ?? undefined,
    channel: params.get('channel') ?? undefined,
  }
  // What is open of one report is not in another.
  const others = new URLSearchParams(params)
  for (const own of ['behind', 'table']) others.delete(own)
  return (
    <Stack gap="4" padding={{ base: '4', md: '6' }} maxWidth="1400px" marginInline="auto" width="full">
      <PageHeader title={t('title')} subtitle={t(mayAll ? 'subtitle' : 'subtitle_own')}>
        <Flex gap="2" flexShrink="0">
          {mayAll && (
            <Button asChild variant="ghost">
              <Link to="/notifications">
                <Mail aria-hidden /> <WideLabel text={t('weekly')} />
              </Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <a href={reportFile(name, query)} download>
              <Download aria-hidden /> <WideLabel text={t('export')} />
            </a>
          </Button>
        </Flex>
      </PageHeader>
      <Flex as="nav" aria-label={t('reports')} gap="1" overflowX="auto" paddingBlock="1">
        {names.map((one) => (
          <Button key={one} asChild flexShrink="0" variant={one === name ? 'subtle' : 'ghost'}>
            <Link to={{ pathname: `/reports/${one}`, search: others.toString() }} aria-current={one === name && 'page'}>
              {t(one)}
            </Link>
          </Button>
        ))}
      </Flex>
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
