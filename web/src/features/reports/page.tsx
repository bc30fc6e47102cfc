import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Download, Mail } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { AGENT_REPORTS, REPORT_NAMES } from '#contract/reports/report-facts.ts'
import { type ReportQuery, reportFile, useReport } from '../../data/reports.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Asked } from './asked.tsx'
import { ReportBody } from './report-body.tsx'
import { reportTexts } from './texts.ts'

/** Reports of a period: figures with their meanings, by day, and in tables. */
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
  const compare = params.get('compare') === 'true' ? ('true' as const) : undefined
  const { data, error, mutate } = useReport(name, { ...query, ...(compare && { compare }) })
  return (
    <Stack gap="5" padding={{ base: '4', md: '6' }} maxWidth="1400px" marginInline="auto" width="full">
      <PageHeader title={t('title')} subtitle={t(mayAll ? 'subtitle' : 'subtitle_own')}>
        <Flex gap="2">
          {mayAll && (
            <Button asChild variant="ghost">
              <Link to="/notifications">
                <Mail /> {t('weekly')}
              </Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <a href={reportFile(name, query)} download>
              <Download /> {t('export')}
            </a>
          </Button>
        </Flex>
      </PageHeader>
      <Flex as="nav" aria-label={t('reports')} gap="1" overflowX="auto" paddingBlock="1">
        {names.map((one) => (
          <Button key={one} asChild flexShrink="0" variant={one === name ? 'subtle' : 'ghost'}>
            <Link to={{ pathname: `/reports/${one}`, search: params.toString() }} aria-current={one === name && 'page'}>
              {t(one)}
            </Link>
          </Button>
        ))}
      </Flex>
      <Asked params={params} onChange={(next) => setParams(next, { replace: true })} />
      {error && !data ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => mutate()} />
      ) : data ? (
        <ReportBody key={name} name={name} query={query} report={data} />
      ) : (
        <Flex gap="4" wrap="wrap" aria-hidden>
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} height="32" flex="1 1 220px" borderRadius="xl" />
          ))}
        </Flex>
      )}
    </Stack>
  )
}
